import { describe, expect, it } from 'vitest';
import { gridPage } from '../harness/grid-page.ts';

const grid = gridPage();
const { open, at, value, press, enterGrid, focused } = grid;

describe('virtual scrolling', () => {
  it('mounts few rows, reports the true count, and shows the last row at the end', async () => {
    await open(20_000);
    const scroller = grid.page.getByRole('grid');
    expect(await scroller.getAttribute('aria-rowcount')).toBe('20001');
    expect(await scroller.getAttribute('aria-colcount')).toBe('28');
    expect(await grid.page.getByRole('row').count()).toBeLessThan(40);
    await scroller.evaluate((el) => el.scrollTo(0, el.scrollHeight));
    await grid.page.getByRole('row', { name: 'LD-020000' }).waitFor();
  });

  it('keeps focus in a cell that scrolls away, and continues from there', async () => {
    await open(20_000);
    await at(5, 'skuName');
    await grid.page.getByRole('grid').evaluate((el) => el.scrollTo(0, 400_000));
    await grid.page.getByRole('row', { name: 'LD-010003' }).waitFor();
    expect(await focused()).toBe('7:3');
    await press('ArrowDown');
    expect(await focused()).toBe('8:3');
    await grid.page.getByRole('row', { name: 'LD-000007' }).waitFor();
  });

  it('selects the pressed cell, even right after a scroll that was not reported yet', async () => {
    await open(60);
    await grid.page.getByRole('grid').evaluate((el) => {
      el.scrollTo(600, 400);
      const cell = el.querySelector('[aria-rowindex="16"] [aria-colindex="9"]')!;
      const { left, top } = cell.getBoundingClientRect();
      const press = { clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
      cell.dispatchEvent(new PointerEvent('pointerdown', { ...press, pointerType: 'mouse' }));
    });
    expect(await focused()).toBe('16:9');
  });

  it('keeps an open editor and its text while scrolling', async () => {
    await open(20_000);
    await at(5, 'skuName');
    await grid.page.keyboard.type('Half');
    await grid.page.getByRole('grid').evaluate((el) => el.scrollTo(0, 400_000));
    await grid.page.getByRole('row', { name: 'LD-010003' }).waitFor();
    await grid.page.keyboard.type(' done');
    await press('Enter');
    expect(await value(5, 'skuName')).toBe('Half done');
  });

  it('keeps an open editor and its text while rows stream in and the row numbers grow wider', async () => {
    await open(9990, 3);
    await at(5, 'skuName');
    await grid.page.keyboard.type('Half');
    await grid.page.evaluate(() => {
      const more = Array.from({ length: 100 }, () => 'x');
      window.harness.store.append([more, more, more]);
    });
    await grid.page.keyboard.type(' done');
    await press('Enter');
    expect(await value(5, 'skuName')).toBe('Half done');
    expect(await grid.page.getByRole('grid').getAttribute('aria-rowcount')).toBe('10091');
  });

  it('shows the columns that scroll into view and those that were skipped during scrolling', async () => {
    await open(20_000);
    const scroller = grid.page.getByRole('grid');
    await scroller.evaluate((el) => el.scrollTo(0, 400_000));
    const row = grid.page.getByRole('row', { name: 'LD-010003' });
    await row.waitFor();
    await scroller.evaluate((el) => el.scrollTo(9999, 400_000));
    await row.getByText('10004', { exact: true }).waitFor();
    await scroller.evaluate((el) => el.scrollTo(0, 200_000));
    const line = grid.page.getByRole('row', { name: 'LD-005003' }).getByText('5004', { exact: true });
    await line.waitFor();
    expect(await line.getAttribute('aria-colindex')).toBe('28');
  });

  it('mounts the rows beyond the edges once a jump is over', async () => {
    await open(20_000);
    await grid.page.getByRole('grid').evaluate((el) => el.scrollTo(0, 400_000));
    const beyond = grid.page.locator('[role=row][aria-rowindex="9998"]');
    await beyond.waitFor({ state: 'attached' });
    expect(await beyond.getByRole('rowheader').textContent()).toBe('9997');
  });

  it('clips a text that may be longer than its cell, also after an edit', async () => {
    await open(60);
    const overflow = (row: number, col: number): Promise<string> =>
      grid.page
        .locator(`[role=row][aria-rowindex="${row + 2}"] [aria-colindex="${col + 2}"]`)
        .evaluate((el) => getComputedStyle(el).overflowX);
    expect(await overflow(3, 0)).toBe('visible');
    await grid.page.evaluate(() => {
      window.harness.store.edit([{ row: 3, key: 'skuCode', value: 'A code much wider than its column' }]);
    });
    expect(await overflow(3, 0)).toBe('hidden');
    const handle = await grid.page
      .getByRole('columnheader', { name: 'SKU code' })
      .getByTitle('Resize SKU code')
      .boundingBox();
    const { x = 0, y = 0 } = handle ?? {};
    await grid.page.mouse.move(x + 4, y + 20);
    await grid.page.mouse.down();
    await grid.page.mouse.move(x - 70, y + 20);
    await grid.page.mouse.up();
    expect(await overflow(4, 0)).toBe('hidden');
  });

  it('reaches the last of 500,000 rows, beyond the maximum height of browsers', async () => {
    await open(500_000, 2);
    await enterGrid();
    await press('Control+End', 'Home');
    expect(await focused()).toBe('500001:2');
    const inSight = await grid.page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
      return box && grid && box.top > grid.top && box.bottom <= grid.bottom + 1;
    });
    expect(inSight).toBe(true);
    await press('ArrowUp');
    expect(await focused()).toBe('500000:2');
  });

  it('keeps the rows in document order after scrolling back and forth', async () => {
    await open(20_000);
    await at(5, 'skuName');
    const scroller = grid.page.getByRole('grid');
    for (const top of [4000, 800, 90_000, 89_200, 120]) {
      await scroller.evaluate((el, to) => el.scrollTo(0, to), top);
      await grid.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await expect
      .poll(async () => {
        const rows = grid.page.getByRole('row');
        const order = await rows.evaluateAll((all) =>
          all.map((row) => Number(row.getAttribute('aria-rowindex'))),
        );
        return order.every((index, nth) => nth === 0 || index > (order[nth - 1] ?? 0));
      })
      .toBe(true);
    expect(await focused()).toBe('7:3');
  });
});

describe('columns', () => {
  it('stay in place when frozen, and become wider by the handle and by keyboard', async () => {
    await open(50);
    await grid.page.getByRole('grid').evaluate((el) => el.scrollTo(600, 0));
    const key = grid.page.getByRole('columnheader', { name: 'SKU code' });
    const before = await key.boundingBox();
    expect(before?.x).toBeLessThan(100);
    const handle = await key.getByTitle('Resize SKU code').boundingBox();
    if (!before || !handle) throw new Error('the key column has no box');
    await grid.page.mouse.move(handle.x + 4, handle.y + 20);
    await grid.page.mouse.down();
    await grid.page.mouse.move(handle.x + 54, handle.y + 20);
    await grid.page.mouse.up();
    expect((await key.boundingBox())?.width).toBe(before.width + 50);
    await at(0, 'skuCode');
    await press('Alt+Shift+ArrowRight');
    expect((await key.boundingBox())?.width).toBe(before.width + 66);
    expect(await focused()).toBe('2:2');
  });

  it('can be replaced while focus is in the grid, which keeps it', async () => {
    await open(50);
    expect(await at(0, 'length')).toBe(true);
    await grid.page.evaluate(() => window.harness.showColumns(3));
    // The cell is rendered and focused one frame later.
    await expect.poll(focused).toBe('2:4');
    await expect.poll(() => grid.page.getByRole('columnheader').count()).toBe(4);
    const cells = grid.page.getByRole('row', { name: 'LD-000001' }).getByRole('gridcell');
    await expect.poll(() => cells.allTextContents()).toEqual(['LD-000001', 'Steel bottle 750 ml', '']);
    await grid.page.evaluate(() => window.harness.showColumns(5));
    await grid.page.getByText('072527000000').waitFor();
    await expect.poll(focused).toBe('2:4');
  });

  it('show which are required', async () => {
    await open(50);
    expect(await grid.page.getByRole('columnheader', { name: 'Product name * required' }).count()).toBe(0);
    await grid.page.getByRole('columnheader', { name: 'Product name required' }).waitFor();
  });
});
