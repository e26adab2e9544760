// @vitest-environment happy-dom
import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typingWatch } from '../../platform/typing-watch.ts';
import { frameLifecycles, nameFrame, repeatInput } from './frame-lifecycles.ts';
import { showTitle } from '../../platform/shown-title.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A frame with a page inside that has this title of its own. */
function framed(title: string) {
  const head = document.createElement('head');
  const own = head.appendChild(document.createElement('title'));
  own.textContent = title;
  const frame = document.createElement('iframe');
  const page = {
    head,
    get title() {
      return own.textContent;
    },
  };
  Object.defineProperty(frame, 'contentDocument', { value: page });
  const life = new AbortController();
  nameFrame(frame, life.signal);
  frame.dispatchEvent(new Event('load'));
  return { frame, own, life };
}

it('a frame is named as the tab names its page, in the language and for the page that are shown', () => {
  showTitle('Returns · Lading', 'Returns');
  const { frame, life } = framed('Vite App');
  const titles = [frame.title];
  showTitle('退货 · Lading', '退货');
  titles.push(frame.title);
  showTitle('退货规则 · Lading', '退货规则');
  titles.push(frame.title);
  life.abort();
  showTitle('Orders · Lading', 'Orders');
  titles.push(frame.title);
  expect(titles).toEqual(['Returns', '退货', '退货规则', '退货规则']);
});

it('a frame whose page the shell does not know is named by the title inside', async () => {
  showTitle('Lading');
  const { frame, own, life } = framed(' Old returns ');
  expect(frame.title).toBe('Old returns');
  own.textContent = 'Old returns, page 2';
  await vi.waitFor(() => expect(frame.title).toBe('Old returns, page 2'));
  showTitle('Returns · Lading', 'Returns');
  expect(frame.title).toBe('Returns');
  life.abort();
});

it('a frame without any page name is named by the tab', () => {
  showTitle('Parcel Hub');
  const { frame, life } = framed('');
  expect(frame.title).toBe('Parcel Hub');
  life.abort();
});

it('a mounted frame does not have the technical name of its row', async () => {
  showTitle('Returns · Lading', 'Returns');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
  const appended: HTMLIFrameElement[] = [];
  const life = new AbortController();
  const props = {
    name: 'returns-v2',
    // Not a place in the page: nothing is loaded.
    domElement: { append: (frame: HTMLIFrameElement) => appended.push(frame) },
    signal: life.signal,
  };
  const [mount] = frameLifecycles('https://shell.test/apps/returns/index.html').mount;
  void mount!(props as unknown as SubAppProps);
  await vi.waitFor(() => expect(appended.map(({ title }) => title)).toEqual(['Returns']));
  life.abort();
});
