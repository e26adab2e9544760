// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pollDelay } from './chat-queries.ts';

it.each([
  [-5_000, 3_000],
  [0, 3_000],
  [15_000, 3_000],
  [60_000, 12_000],
  [150_000, 30_000],
  [86_400_000, 30_000],
])('after %i ms of silence the conversation is polled in %i ms', (silence, delay) => {
  expect(pollDelay(silence)).toBe(delay);
});
