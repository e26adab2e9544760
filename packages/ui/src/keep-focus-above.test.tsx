// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocusAbove } from './keep-focus-above.ts';

let resize: () => void;
beforeEach(() => {
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
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('scrolls the focused element clear of a sticky bar of any height while there is one', () => {
  const page = document.createElement('main');
  const { container, rerender } = render(<div ref={keepFocusAbove} style={{ bottom: '12px' }} />, {
    container: document.body.appendChild(page),
  });
  const bar = container.firstElementChild!;
  Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: 57 });
  resize();
  expect(page.style.scrollPaddingBottom).toBe('69px');
  Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: 101 });
  resize();
  expect(page.style.scrollPaddingBottom).toBe('113px');
  rerender(<p>No bar</p>);
  expect(page.style.scrollPaddingBottom).toBe('');
});
