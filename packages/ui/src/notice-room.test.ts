// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepNoticeRoom } from './notice-room.ts';

/** The page below a header of 52 px, in a window of 800 px: its box according to the margins. */
const page = document.createElement('main');
const notices = document.createElement('div');
let height = 0;
let isPhone = true;
let resize: () => void;
let stop: () => void;
let scrollTop = 0;
const contentHeight = 2_000;
const margin = (side: 'marginTop' | 'marginBottom') => Number.parseFloat(page.style[side]) || 0;
const rect = (top: number, bottom: number) =>
  ({ top, bottom, height: bottom - top }) as ReturnType<HTMLElement['getBoundingClientRect']>;

beforeEach(() => {
  document.body.replaceChildren(page, notices);
  page.removeAttribute('style');
  [height, isPhone, scrollTop] = [0, true, 0];
  page.getBoundingClientRect = () => rect(52 + margin('marginTop'), 800 - margin('marginBottom'));
  notices.getBoundingClientRect = () => (isPhone ? rect(64, 64 + height) : rect(784 - height, 784));
  const room = () => 748 - margin('marginTop') - margin('marginBottom');
  Object.defineProperties(page, {
    clientHeight: { configurable: true, get: room },
    scrollHeight: { configurable: true, get: () => Math.max(contentHeight, room()) },
    scrollTop: {
      configurable: true,
      get: () => scrollTop,
      set(to: number) {
        scrollTop = Math.min(Math.max(0, to), contentHeight - room());
      },
    },
  });
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resize = changed;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  stop = keepNoticeRoom(notices);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function stand(tall: number): void {
  height = tall;
  resize();
}

it('moves the page of a phone below the notices', () => {
  stand(60);
  // 64 + 60 px and a gap of 8 px; without notices the page starts at 52 px.
  expect(page.getBoundingClientRect().top).toBe(132);
  stand(128);
  expect(page.getBoundingClientRect().top).toBe(200);
  stand(0);
  expect([page.getBoundingClientRect().top, page.style.marginTop]).toEqual([52, '']);
});

it('keeps the reading position on a phone', () => {
  page.scrollTop = 500;
  /** The position of the content on the screen. */
  const start = () => page.getBoundingClientRect().top - page.scrollTop;
  const before = start();
  stand(60);
  expect(start()).toBe(before);
  stand(0);
  expect(start()).toBe(before);
});

it('keeps the last buttons of a page on a phone visible', () => {
  page.scrollTop = contentHeight;
  stand(60);
  expect(page.scrollTop + page.clientHeight).toBe(contentHeight);
});

it('ends the page of a wide screen above the notices, including the bar that sticks to its bottom', () => {
  isPhone = false;
  stand(60);
  expect(page.getBoundingClientRect()).toMatchObject({ top: 52, bottom: 784 - 60 - 8 });
  stand(0);
  expect(page.getBoundingClientRect().bottom).toBe(800);
});

it('keeps the end of a page visible if it is scrolled to its end', () => {
  isPhone = false;
  page.scrollTop = contentHeight;
  stand(60);
  expect(page.scrollTop + page.clientHeight).toBe(contentHeight);
});

it('keeps the reading position on a wide screen', () => {
  isPhone = false;
  page.scrollTop = 300;
  stand(60);
  expect(page.scrollTop).toBe(300);
});

it('returns the space when the notices close', () => {
  stand(60);
  stop();
  expect(page.getBoundingClientRect()).toMatchObject({ top: 52, bottom: 800 });
});
