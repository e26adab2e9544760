// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypingWatch, type TypingWatch } from './typing-watch.ts';

let now: number;
let timers: (() => void)[];
let watch: TypingWatch;
let stop: () => void;

beforeEach(() => {
  now = 1_000_000;
  timers = [];
  watch = createTypingWatch({
    now: () => now,
    after: (_milliseconds, run) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
  });
  stop = watch.start();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Renders an element and focuses the marked part of it. */
function focused(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.querySelector<HTMLElement>('[data-here]')!;
  element.focus();
  return element;
}

function enter(field: HTMLElement, text: string): void {
  if ('value' in field) field.value = text;
  else field.textContent = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('a person is typing', () => {
  it.each([
    ['a text field', '<input data-here>'],
    ['a number field', '<input type="number" data-here>'],
    ['a password field', '<input type="password" data-here>'],
    ['a text area', '<textarea data-here></textarea>'],
  ])('in %s while there is input, and as long as it contains entered text', (_name, html) => {
    const field = focused(html);
    expect(watch.isTyping()).toBe(false);
    enter(field, '12');
    expect(watch.isTyping()).toBe(true);
    now += 60_000;
    expect(watch.isTyping()).toBe(true);
    field.blur();
    expect(watch.isTyping()).toBe(false);
  });

  it('for two seconds after a field was emptied', () => {
    const field = focused('<input data-here>');
    enter(field, 'a');
    enter(field, '');
    now += 1_999;
    expect(watch.isTyping()).toBe(true);
    now += 1;
    expect(watch.isTyping()).toBe(false);
  });

  it.each([
    ['a field that an input method has not written to yet', '<input data-here>', true],
    [
      'a cell of a grid, which becomes a field',
      '<div role="grid"><p tabindex="0" data-here></p></div>',
      true,
    ],
    ['a button', '<button data-here>Save</button>', false],
    ['a checkbox', '<input type="checkbox" data-here>', false],
  ])('with a key in %s', (_name, html, expected) => {
    press(focused(html), 'a');
    expect(watch.isTyping()).toBe(expected);
  });

  it('not in a field that shows a saved value', () => {
    focused('<input value="Acme Corp" data-here>');
    expect(watch.isTyping()).toBe(false);
  });

  it('and reports when it starts and when it may be over', () => {
    const heard = vi.fn<() => void>();
    watch.subscribe(heard);
    const field = focused('<input data-here>');
    enter(field, 'a');
    const before = heard.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    for (const run of timers) run();
    expect(heard.mock.calls.length).toBeGreaterThan(before);
  });
});

describe('a person is occupied', () => {
  it('on a button of a form while another field of it contains entered text', () => {
    focused('<form><input data-here><button>Save</button></form><button>Help</button>');
    const [field, save, help] = [...document.querySelectorAll<HTMLElement>('input, button')];
    save?.focus();
    expect(watch.isOccupied()).toBe(false);
    field?.focus();
    enter(field!, 'Oak table');
    now += 60_000;
    save?.focus();
    expect([watch.isTyping(), watch.isOccupied()]).toEqual([false, true]);
    help?.focus();
    expect(watch.isOccupied()).toBe(false);
  });

  it.each([
    ['of another origin', null, true],
    ['of our own', { activeElement: null }, false],
  ])('in a frame %s', (_name, contentDocument, expected) => {
    const frame = focused('<iframe tabindex="0" data-here></iframe>');
    Object.defineProperty(frame, 'contentDocument', { value: contentDocument });
    frame.focus();
    expect(watch.isOccupied()).toBe(expected);
    frame.blur();
    expect(watch.isOccupied()).toBe(false);
  });

  it('and reports that the focus has entered or left such a frame', () => {
    const heard = vi.fn<() => void>();
    watch.subscribe(heard);
    for (const name of ['blur', 'focus']) {
      window.dispatchEvent(new Event(name));
      for (const run of timers.splice(0)) run();
    }
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
