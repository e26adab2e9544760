// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { isModalOpen, takesLetters } from './key-place-rules.ts';

afterEach(() => document.body.replaceChildren());

function place(html: string, page = document): Element {
  const holder = page.createElement('div');
  holder.innerHTML = html;
  page.body.append(holder);
  return holder.querySelector('[data-focus]')!;
}

/** A frame of our own origin, in which something has the focus. */
function frameWith(html: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const inside = document.implementation.createHTMLDocument();
  Object.defineProperty(inside, 'activeElement', { value: place(html, inside) });
  Object.defineProperty(frame, 'contentDocument', { value: inside });
  return frame;
}

const places: [string, string, boolean][] = [
  ['a field', '<input data-focus />', true],
  ['a cell of a grid', '<div role="grid"><div data-focus></div></div>', true],
  ['a button', '<button data-focus></button>', false],
  ['a button of a dialog', '<div role="dialog"><button data-focus></button></div>', true],
];

describe('where a letter belongs to what has the focus', () => {
  it.each(places)('%s', (_name, html, takes) => {
    expect(takesLetters(place(html))).toBe(takes);
  });

  it.each(places)('%s inside of a frame', (_name, html, takes) => {
    expect(takesLetters(frameWith(html))).toBe(takes);
  });

  it('not on the page itself, nor where nothing is', () => {
    expect([takesLetters(document.body), takesLetters(null)]).toEqual([false, false]);
  });
});

describe('a modal dialog keeps the keys', () => {
  it('over the page, wherever they are pressed', () => {
    place('<div role="alertdialog" aria-modal="true" data-focus></div>');
    expect([isModalOpen(), isModalOpen(frameWith('<button data-focus></button>'))]).toEqual([true, true]);
  });

  it('inside of the frame in which they are pressed', () => {
    const frame = frameWith('<div role="dialog" aria-modal="true"><button data-focus></button></div>');
    expect([isModalOpen(frame), isModalOpen(document.body)]).toEqual([true, false]);
  });
});
