import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, press, announces } = grid;
const menu = (heading: string) => grid.page.getByRole('dialog', { name: `Sort and filter ${heading}` });
const heading = (name: string) => grid.page.getByRole('columnheader', { name });
const first = (col: string) =>
  grid.page.evaluate((key) => {
    const { store } = window.harness;
    return store.value(store.view.rowAt(0), key);
  }, col);

describe('the menu of a column', () => {
  it('opens by Alt+ArrowDown, sorts by arrow keys, announces it, and Escape returns to the cell', async () => {
    await open(60);
    await at(3, 'purchasingCost');
    await press('Alt+ArrowDown');
    await menu('Purchasing cost').getByRole('radio', { name: 'File order' }).press('ArrowLeft');
    await grid.page.locator('[aria-sort=descending]').waitFor();
    expect(await first('purchasingCost')).toBe('5.90');
    await announces('60 of 60 rows shown');
    await press('Escape');
    await menu('Purchasing cost').waitFor({ state: 'detached' });
    expect(await grid.focused()).toBe('58:10');
    expect(await heading('Brand').getAttribute('aria-sort')).toBe('none');
  });

  it('opens from the button in the heading and filters by text, by errors and by empty cells', async () => {
    await open(60);
    await heading('Brand').hover();
    await grid.page.getByRole('button', { name: 'Sort and filter Brand' }).click();
    const shown = () => grid.page.evaluate(() => window.harness.store.view.length);
    await menu('Brand').getByRole('textbox', { name: 'Contains' }).fill('NORD');
    expect(await shown()).toBe(12);
    await heading('Brand (filtered)').waitFor();
    await menu('Brand').getByRole('textbox', { name: 'Contains' }).fill('');
    await menu('Brand').getByRole('radio', { name: 'Empty' }).click();
    expect(await shown()).toBe(12);
    await menu('Brand').getByRole('radio', { name: 'With errors' }).click();
    expect(await shown()).toBe(0);
    await grid.page.getByText('No rows match the filters').waitFor();
    await menu('Brand').getByRole('button', { name: 'Clear sort and filter' }).click();
    expect(await shown()).toBe(60);
  });

  it('can be reached by keyboard even if a filter leaves no row', async () => {
    await open(60);
    await at(0, 'brand');
    await press('Alt+ArrowDown');
    await menu('Brand').getByRole('textbox', { name: 'Contains' }).fill('nowhere');
    await press('Escape');
    await menu('Brand').waitFor({ state: 'detached' });
    await press('Alt+ArrowDown');
    await menu('Brand').getByRole('button', { name: 'Clear sort and filter' }).press('Enter');
    expect(await grid.page.evaluate(() => window.harness.store.view.length)).toBe(60);
  });

  it('freezes the columns up to this one, and unfreezes them', async () => {
    await open(60);
    const moves = async (name: string): Promise<boolean> => {
      const left = () => heading(name).evaluate((element) => element.getBoundingClientRect().left);
      const scrollTo = (x: number) => grid.page.getByRole('grid').evaluate((el, to) => el.scrollTo(to, 0), x);
      await scrollTo(0);
      const before = await left();
      await scrollTo(50);
      return (await left()) !== before;
    };
    await at(0, 'skuName');
    await press('Alt+ArrowDown');
    await menu('Product name').getByRole('button', { name: 'Freeze up to this column' }).press('Enter');
    expect([await moves('Product name'), await moves('Chinese name')]).toEqual([false, true]);
    await press('Alt+ArrowDown');
    await menu('Product name').getByRole('button', { name: 'Unfreeze columns' }).press('Enter');
    expect([await moves('SKU code'), await moves('Product name')]).toEqual([true, true]);
  });

  it('keeps an order together and complete under any sort or filter', async () => {
    await open(60, 27, 3);
    await at(0, 'width');
    await press('Alt+ArrowDown');
    await menu('Width').getByRole('radio', { name: 'Z to A' }).click();
    await menu('Width').getByRole('textbox', { name: 'Contains' }).fill('10.5');
    const rows = await grid.page.evaluate(() => {
      const { view } = window.harness.store;
      return Array.from({ length: view.length }, (_, position) => view.rowAt(position));
    });
    expect(rows).toEqual([45, 46, 47, 3, 4, 5]);
  });
});
