import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, openOnPhone, at, value, press, announces, live } = grid;
const rowNumber = (number: number) => grid.page.getByRole('rowheader', { name: String(number), exact: true });
const selectedRows = () =>
  grid.page
    .getByRole('rowheader', { selected: true })
    .evaluateAll((cells) => cells.map(({ textContent }) => textContent));

describe('rows', () => {
  it('are selected by a click, by Shift and a click, and by dragging over their numbers', async () => {
    await open(40);
    await rowNumber(3).click();
    expect(await selectedRows()).toEqual(['3']);
    await rowNumber(5).click({ modifiers: ['Shift'] });
    expect(await selectedRows()).toEqual(['3', '4', '5']);
    await rowNumber(7).hover();
    await grid.page.mouse.down();
    await rowNumber(9).hover();
    await grid.page.mouse.up();
    expect(await selectedRows()).toEqual(['7', '8', '9']);
    await press('Control+-');
    await announces('Deleted 3 rows');
    expect(await live()).toBe(37);
  });

  it('are deleted by keyboard, move focus to the row below, and return with one undo step', async () => {
    await open(40);
    await at(3, 'brand');
    await press('Shift+Space', 'Shift+ArrowDown', 'Control+-');
    expect(await live()).toBe(38);
    expect(await grid.focused()).toBe('5:11');
    await press('Control+z');
    expect(await live()).toBe(40);
    await announces('Undone: 2 rows');
  });

  it('of an order are deleted together', async () => {
    await open(40, 27, 3);
    await at(4, 'brand');
    await press('Control+-');
    await announces('Deleted 3 rows, 2 with their order');
    await press('Control+z');
    expect(await live()).toBe(40);
  });

  it('that are deleted are shown instead of the others, read-only, and restored from there', async () => {
    await open(40);
    await at(3, 'brand');
    await press('Control+-');
    await grid.page.evaluate(() => window.harness.store.display.showDeleted(true));
    await at(3, 'brand');
    await press('x', 'Delete');
    expect(await grid.page.getByRole('textbox').count()).toBe(0);
    await press('Shift+F10');
    await grid.page.getByRole('menuitem', { name: 'Restore row' }).click();
    await announces('Restored 1 rows');
    expect(await live()).toBe(40);
    expect(await grid.page.getByRole('rowheader', { name: '4', exact: true }).count()).toBe(1);
  });
});

describe('the menu of cells', () => {
  it('opens on right click for the cell under the pointer, and keeps a selection that contains it', async () => {
    await open(40);
    await at(1, 'skuName');
    await press('Shift+ArrowDown');
    await grid.page.getByRole('gridcell', { name: 'LED desk lamp' }).first().click({ button: 'right' });
    await grid.page.getByRole('menuitem', { name: 'Delete 2 rows' }).waitFor();
    await press('Escape');
    expect(await grid.focused()).toBe('3:3');
    await grid.page.getByRole('gridcell', { name: 'LD-000007' }).click({ button: 'right' });
    await grid.page.getByRole('menuitem', { name: 'Delete row' }).click();
    expect(await grid.page.evaluate(() => window.harness.store.isDeleted(6))).toBe(true);
  });

  it('copies, cuts, pastes, clears and fills, and returns focus to the cell', async () => {
    await open(40);
    await at(1, 'length');
    const choose = async (name: string): Promise<void> => {
      await press('ContextMenu');
      await grid.page.getByRole('menuitem', { name }).press('Enter');
      await grid.page.getByRole('menu').waitFor({ state: 'detached' });
    };
    await choose('Cut');
    await grid.page.waitForFunction(() => window.harness.store.value(1, 'length') === '');
    await at(5, 'length');
    await choose('Paste');
    await grid.page.waitForFunction(() => window.harness.store.value(5, 'length') === '11');
    await press('Shift+ArrowDown');
    await choose('Fill down');
    expect(await value(6, 'length')).toBe('11');
    await choose('Clear cells');
    expect(await value(6, 'length')).toBe('');
    expect(await grid.focused()).toBe('7:14');
  });

  it('is reached from a button on a phone, where a tap selects the cell', async () => {
    await openOnPhone(40);
    await grid.page.getByRole('gridcell', { name: 'LD-000002' }).tap();
    await grid.page.evaluate(() => {
      const button = document.querySelector('#after');
      if (button) window.harness.grid?.openCellMenu(button);
    });
    await grid.page.getByRole('menuitem', { name: 'Delete row' }).tap();
    expect(await live()).toBe(39);
  });
});
