// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keyPathOf, rememberKeyPath } from '../../platform/key-path.ts';
import { isModalOpen, takesLetters } from './key-place-rules.ts';

afterEach(() => document.body.replaceChildren());

function place(html: string, page = document, holder: ParentNode = page.body): Element {
  const inside = page.createElement('div');
  inside.innerHTML = html;
  holder.append(inside);
  return inside.querySelector('[data-focus]')!;
}

/** Something in a shadow root, which a custom element or a `div` holds. */
function shadowed(html: string, { mode = 'open', page = document, host = 'x-field' } = {}): Element {
  const element = page.createElement(host);
  page.body.append(element);
  return place(html, page, element.attachShadow({ mode: mode as ShadowRootMode }));
}

/** The event path of a key pressed there, as seen by listeners of the page. */
function pathFrom(pressed: Element, page: Document = document): readonly EventTarget[] {
  let path: readonly EventTarget[] = [];
  const see = (event: Event) => (path = keyPathOf(event));
  page.addEventListener('keydown', see);
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, composed: true }));
  page.removeEventListener('keydown', see);
  return path;
}

/** Like `pathFrom` for a key pressed in a frame of our own origin and forwarded to the shell. */
function pathFromFrame(find: (page: Document) => Element): readonly EventTarget[] {
  const page = document.implementation.createHTMLDocument();
  const frame = document.createElement('iframe');
  const pressed = find(page);
  const copy = new KeyboardEvent('keydown', { key: 'm', bubbles: true, composed: true });
  page.addEventListener('keydown', (event) => rememberKeyPath(copy, event));
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true, composed: true }));
  let path: readonly EventTarget[] = [];
  frame.addEventListener('keydown', (event) => (path = keyPathOf(event)));
  frame.dispatchEvent(copy);
  return path;
}

const places: [string, string, boolean][] = [
  ['a field', '<input data-focus />', true],
  ['a cell of a grid', '<div role="grid"><div data-focus></div></div>', true],
  ['a button', '<button data-focus></button>', false],
  ['a button of a dialog', '<div role="dialog"><button data-focus></button></div>', true],
];

describe('where a letter belongs to the focused element', () => {
  it.each(places)('%s', (_name, html, takes) => {
    expect(takesLetters(pathFrom(place(html)))).toBe(takes);
  });

  it.each(places)('%s in an open shadow root', (_name, html, takes) => {
    expect(takesLetters(pathFrom(shadowed(html)))).toBe(takes);
  });

  it.each(places)('%s inside of a frame', (_name, html, takes) => {
    expect(takesLetters(pathFromFrame((page) => place(html, page)))).toBe(takes);
  });

  it.each(places)('%s in an open shadow root inside of a frame', (_name, html, takes) => {
    expect(takesLetters(pathFromFrame((page) => shadowed(html, { page })))).toBe(takes);
  });

  it('anything in a closed shadow root', () => {
    const field = document.createElement('x-shut');
    document.body.append(field);
    field.attachShadow({ mode: 'closed' });
    expect(takesLetters([field, document.body, document])).toBe(true);
    const host = document.createElement('div');
    document.body.append(host);
    Object.defineProperty(document, 'activeElement', { value: host, configurable: true });
    expect(takesLetters([host, document.body, document])).toBe(true);
    Reflect.deleteProperty(document, 'activeElement');
    expect(takesLetters([host, document.body, document])).toBe(false);
  });

  it('not on the page itself, nor without an element', () => {
    expect([takesLetters([document.body, document]), takesLetters([])]).toEqual([false, false]);
  });
});

describe('a modal dialog keeps the keys', () => {
  const dialog = '<div role="dialog" aria-modal="true"><button data-focus></button></div>';

  it('over the page, for keys pressed anywhere', () => {
    place('<div role="alertdialog" aria-modal="true" data-focus></div>');
    const fromFrame = pathFromFrame((page) => place('<button data-focus></button>', page));
    expect([isModalOpen(), isModalOpen(fromFrame)]).toEqual([true, true]);
  });

  it('inside the frame in which they are pressed', () => {
    expect(isModalOpen(pathFromFrame((page) => place(dialog, page)))).toBe(true);
    expect(isModalOpen(pathFrom(document.body))).toBe(false);
  });

  it('inside the shadow root in which they are pressed', () => {
    expect(isModalOpen(pathFromFrame((page) => shadowed(dialog, { page })))).toBe(true);
    expect(isModalOpen()).toBe(false);
  });
});
