// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { neutralBrand, ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { handClock } from '../../platform/testing/hand-clock.ts';
import { askAgain } from './ask-again.ts';

const unknown: Brand = { ...neutralBrand, isKnown: false };
const known: Brand = { ...ownBrand, name: 'Parcel Hub' };

it('retries after growing delays of up to a minute, until the brand is known', async () => {
  const clock = handClock();
  const ask = vi.fn(async () => unknown);
  const onKnown = vi.fn();
  askAgain(ask, onKnown, clock);
  const pauses: number[] = [];
  for (let count = 1; count <= 7; count += 1) {
    pauses.push(clock.waits() ?? 0);
    clock.runOut();
    await vi.waitFor(
      () => expect([ask.mock.calls.length, clock.waits() !== undefined]).toEqual([count, true]),
      20_000,
    );
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  ask.mockResolvedValue(known);
  clock.runOut();
  await vi.waitFor(() => expect(onKnown).toHaveBeenCalledWith(known), 20_000);
  expect(clock.waits()).toBeUndefined();
});

it('retries immediately when the connection is back, one request at a time, and stops when told to', async () => {
  const clock = handClock();
  const answer = Promise.withResolvers<Brand>();
  const ask = vi.fn(() => answer.promise);
  const onKnown = vi.fn();
  const stop = askAgain(ask, onKnown, clock);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect([ask.mock.calls.length, clock.waits()]).toEqual([1, undefined]);
  stop();
  answer.resolve(known);
  await answer.promise;
  dispatchEvent(new Event('online'));
  expect([ask.mock.calls.length, onKnown.mock.calls.length]).toEqual([1, 0]);
});
