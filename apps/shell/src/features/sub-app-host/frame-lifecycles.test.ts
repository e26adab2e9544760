// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typingWatch } from '../../platform/typing-watch.ts';
import { repeatInput } from './frame-lifecycles.ts';

let stopTyping: () => void;

beforeEach(() => {
  stopTyping = typingWatch.start();
});
afterEach(() => {
  stopTyping();
  document.body.replaceChildren();
});

it('notifies the shell of input in the page of a frame, even if the focus moves afterwards', () => {
  const field = document.createElement('input');
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentDocument', { value: { activeElement: field } });
  const other = document.createElement('button');
  frame.tabIndex = 0;
  document.body.append(field, frame, other);
  const page = new EventTarget();
  const ending = new AbortController();
  repeatInput(page, frame, ending.signal);

  frame.focus();
  expect(typingWatch.isTyping()).toBe(false);
  field.value = 'Oak table';
  page.dispatchEvent(new Event('input'));
  other.focus();
  expect([typingWatch.isTyping(), typingWatch.holdsEnteredText()]).toEqual([true, true]);
});
