import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, openOnPhone, at, value, press, enterGrid, focused } = grid;

describe('keyboard', () => {
  it('has one tab stop, between the elements before and after the grid', async () => {
    await open(200);
    await enterGrid();
    expect(await focused()).toBe('2:2');
    await press('Tab');
    expect(await grid.page.evaluate(() => document.activeElement?.id)).toBe('after');
    await press('Shift+Tab');
    expect(await focused()).toBe('2:2');
  });

  it('moves by arrows, Home, End, Page keys and their Ctrl variants, and stays inside', async () => {
    await open(200);
    await enterGrid();
    await press('ArrowUp', 'ArrowLeft');
    expect(await focused()).toBe('2:2');
    await press('ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(await focused()).toBe('3:4');
    await press('End');
    expect(await focused()).toBe('3:28');
    await press('Home');
    expect(await focused()).toBe('3:2');
    await press('Control+End');
    expect(await focused()).toBe('201:28');
    await press('Control+Home', 'PageDown');
    const [row] = (await focused()).split(':');
    expect(Number(row)).toBeGreaterThan(10);
    await press('PageUp');
    expect(await focused()).toBe('2:2');
  });

  it('scrolls the target cell fully into view, next to the frozen columns and below the header', async () => {
    await open(20_000);
    await at(14_321, 'originCountry');
    await press('ArrowDown', 'ArrowLeft', 'ArrowLeft');
    const sees = await grid.page.evaluate(() => {
      const cell = document.activeElement;
      const box = cell?.getBoundingClientRect();
      if (!cell || !box) return false;
      const points = [
        [box.left + 2, box.top + 2],
        [box.right - 2, box.bottom - 2],
      ] as const;
      return points.every(([x, y]) => cell.contains(document.elementFromPoint(x, y)));
    });
    expect(sees).toBe(true);
  });
});

describe('blocks', () => {
  it('are extended by Shift, copied as tab-separated text and pasted in one step', async () => {
    await open(50);
    await at(1, 'length');
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await grid.page.evaluate(() => navigator.clipboard.readText())).toBe('11\t6.5\r\n12\t7.5');
    await at(10, 'length');
    await press('Control+v');
    expect(await value(11, 'width')).toBe('7.5');
    await press('Control+z');
    expect(await value(10, 'length')).toBe('20');
    expect(await value(11, 'width')).toBe('16.5');
  });

  it('accept option labels from the clipboard and leave read-only cells unchanged', async () => {
    await open(50);
    await grid.page.evaluate(() => navigator.clipboard.writeText('Vietnam\tPieces\tcustoms\tnote\tno\tno'));
    await at(0, 'originCountry');
    await press('Control+v');
    expect(await value(0, 'originCountry')).toBe('VN');
    expect(await value(0, 'note')).toBe('note');
    expect(await value(0, 'createdBy')).toBe('import');
    expect(await grid.page.getByRole('status').textContent()).toBe('Pasted 4 cells, 2 skipped');
  });

  it('are emptied by Delete, and stretched by dragging', async () => {
    await open(50);
    const cell = (row: string, nth: number) =>
      grid.page.getByRole('row', { name: row }).getByRole('gridcell').nth(nth);
    await cell('LD-000002', 1).hover();
    await grid.page.mouse.down();
    await cell('LD-000003', 2).hover();
    await grid.page.mouse.up();
    await press('Delete');
    expect(await value(1, 'skuName')).toBe('');
    expect(await value(2, 'skuName')).toBe('');
    expect(await value(3, 'skuName')).not.toBe('');
  });
});

describe('a phone', () => {
  it('edits by a second tap and leaves most of the width to the columns', async () => {
    await openOnPhone(200);
    const cell = grid.page.getByRole('row', { name: 'LD-000002' }).getByRole('gridcell').first();
    await cell.tap();
    expect(await grid.page.getByRole('textbox').count()).toBe(0);
    await cell.tap();
    await grid.page.getByRole('textbox', { name: 'SKU code' }).fill('LD-X');
    await press('Enter');
    expect(await value(1, 'skuCode')).toBe('LD-X');
  });
});
