import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, press, focused } = grid;

describe('a cell that is shown', () => {
  it('is in the middle of the grid and active, while focus stays where it is', async () => {
    await open(5_000);
    const { page } = grid;
    await page.locator('#before').focus();
    const isShown = await page.evaluate(() => window.harness.grid?.showCell({ row: 2_000, key: 'length' }));
    expect(isShown).toBe(true);
    const cell = grid.activeCell;
    await cell.waitFor();
    const box = (await cell.boundingBox())!;
    const whole = (await page.getByRole('grid').boundingBox())!;
    const offCenter = box.y + box.height / 2 - (whole.y + 40 + (whole.height - 40) / 2);
    expect(Math.abs(offCenter)).toBeLessThanOrEqual(40);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
    await press('Tab');
    expect((await focused()).split(':')[0]).toBe('2002');
  });
});

describe('columns in another order', () => {
  it('keep the active cell', async () => {
    await open(20, 8);
    const { page } = grid;
    const key = await page.evaluate(() => window.harness.store.keys[1]!);
    await at(3, key);
    await page.evaluate(() => window.harness.turnColumns());
    expect(await focused()).toBe('5:9');
    await press('Delete');
    expect(await grid.value(3, key)).toBe('');
  });
});

describe('the note of an empty cell', () => {
  it('is drawn in it, gone with a value, and never its text', async () => {
    await open(20, 4);
    const { page } = grid;
    const key = await page.evaluate(() => window.harness.store.keys[0]!);
    await at(2, key);
    await press('Delete');
    const cell = page.getByRole('gridcell', { name: 'note of row 3' });
    await cell.waitFor();
    expect(await cell.textContent()).toBe('');
    await page.keyboard.type('LD-9');
    await press('Enter');
    await cell.waitFor({ state: 'detached' });
    expect(await grid.value(2, key)).toBe('LD-9');
  });
});
