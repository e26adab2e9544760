import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, value, press, announces } = grid;
const panel = () => grid.page.getByRole('search', { name: 'Find and replace' });
const figures = (text: string) => panel().getByRole('status').getByText(text, { exact: true }).waitFor();
/** The active cell while focus is in the panel. */
const active = () =>
  grid.activeCell.evaluate(
    (cell) =>
      `${cell.parentElement?.closest('[role=row]')?.getAttribute('aria-rowindex')}:${cell.getAttribute('aria-colindex')}`,
  );

describe('find and replace', () => {
  it('counts matches and cells, moves on and wraps around, and Escape returns to the cell', async () => {
    await open(60);
    await at(0, 'skuCode');
    await press('Control+f');
    await grid.page.keyboard.type('nord');
    await figures('12 matches in 12 cells');
    await press('Enter');
    expect(await active()).toBe('2:11');
    await press('Enter');
    expect(await active()).toBe('7:11');
    await press('Shift+Enter', 'Shift+Enter');
    expect(await active()).toBe('57:11');
    await press('Escape');
    expect(await panel().count()).toBe(0);
    expect(await grid.focused()).toBe('57:11');
    // Cells outside the view are painted a little later.
    await expect.poll(() => grid.page.locator('.is-found').count()).toBe(0);
  });

  it('leaves Enter and Escape to an input method that uses them', async () => {
    await open(60);
    await at(0, 'skuCode');
    await press('Control+f');
    await grid.page.keyboard.type('nord');
    await figures('12 matches in 12 cells');
    const before = await active();
    await grid.pressTaken('Enter');
    expect(await active()).toBe(before);
    await grid.pressTaken('Escape');
    expect(await panel().count()).toBe(1);
  });

  it('respects case, whole cells and one column, and reports when nothing matches', async () => {
    await open(60);
    await at(0, 'qtyInOnePackage');
    await press('Control+f');
    await grid.page.keyboard.type('1');
    await panel().getByRole('checkbox', { name: 'Only in Qty per package' }).check();
    await figures('25 matches in 20 cells');
    await panel().getByRole('checkbox', { name: 'Whole cell' }).check();
    await figures('5 matches in 5 cells');
    await panel().getByRole('textbox', { name: 'Find in rows' }).fill('x');
    await figures('No matches');
    expect(await active()).toBe('2:13');
  });

  it('replaces one by one, and all in one undo step, by keyboard alone', async () => {
    await open(60);
    await at(0, 'skuCode');
    await press('Control+h');
    await grid.page.keyboard.type('Hearth');
    await figures('12 matches in 12 cells');
    await press('Enter', 'Tab', 'Tab', 'Tab', 'Tab');
    await grid.page.keyboard.type('Hrt');
    await press('Enter');
    expect(await value(1, 'brand')).toBe('Hrt & Co');
    await figures('11 matches in 11 cells');
    await panel().getByRole('button', { name: 'Replace all' }).press('Enter');
    await grid.page.waitForFunction(() => window.harness.store.value(56, 'brand') === 'Hrt & Co');
    await announces('Replaced in 11 cells');
    await figures('No matches');
    await press('Escape', 'Control+z');
    expect(await value(56, 'brand')).toBe('Hearth & Co');
    expect(await value(1, 'brand')).toBe('Hrt & Co');
  });

  it('finds the displayed label in a select cell and stores the option', async () => {
    await open(60);
    await at(1, 'originCountry');
    await press('Control+h');
    await grid.page.keyboard.type('United States');
    await panel().getByRole('textbox', { name: 'Replace with' }).fill('Germany');
    await panel().getByRole('button', { name: 'Replace all' }).click();
    await grid.page.waitForFunction(() => window.harness.store.value(1, 'originCountry') !== 'US');
    expect(await value(1, 'originCountry')).toBe('DE');
  });
});
