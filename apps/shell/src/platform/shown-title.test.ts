// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { restoreTitle, showTitle, shownTitle } from './shown-title.ts';

it('restores the title that the shell gave last', () => {
  showTitle('Products · Lading');
  showTitle('Orders · Lading');
  document.title = 'Vite App';
  expect(shownTitle()).toBe('Orders · Lading');
  restoreTitle();
  expect(document.title).toBe('Orders · Lading');
});
