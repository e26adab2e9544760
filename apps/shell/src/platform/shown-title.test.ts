// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { restoreTitle, showTitle, shownTitle } from './shown-title.ts';

it('restores the title that the shell gave last, and leaves the tab alone before it gave one', () => {
  document.title = 'Of the page';
  restoreTitle();
  expect([document.title, shownTitle()]).toEqual(['Of the page', 'Of the page']);

  showTitle('Products · Lading');
  showTitle('Orders · Lading');
  document.title = 'Vite App';
  expect(shownTitle()).toBe('Orders · Lading');
  restoreTitle();
  expect(document.title).toBe('Orders · Lading');
});
