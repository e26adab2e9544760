// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { restoreTitle, showTitle, shownPage, shownTitle, watchTitle } from './shown-title.ts';

it('restores the title that the shell gave last', () => {
  showTitle('Products · Lading');
  showTitle('Orders · Lading');
  document.title = 'Vite App';
  expect(shownTitle()).toBe('Orders · Lading');
  restoreTitle();
  expect(document.title).toBe('Orders · Lading');
});

it('names the page in it, and reports every change', () => {
  const seen: string[] = [];
  const stop = watchTitle(() => seen.push(`${shownPage()} | ${shownTitle()}`));
  showTitle('Products · Lading', 'Products');
  showTitle('Lading');
  stop();
  showTitle('Orders · Lading', 'Orders');
  expect(seen).toEqual(['Products | Products · Lading', ' | Lading']);
});
