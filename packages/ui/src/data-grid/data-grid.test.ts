import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openHarness, type OpenHarness } from './harness/open-harness.ts';

// A real browser on a busy machine takes its time; nothing here waits for a clock.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let harness: OpenHarness;
let page: Page;

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.close());
afterEach(() => page.close());

async function open(rows: number, cols = 27): Promise<void> {
  const context = await harness.browser.newContext({
    viewport: { width: 1280, height: 720 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(`${harness.url}?rows=${rows}&cols=${cols}`);
  await page.waitForFunction(() => 'harness' in window);
}

const at = (row: number, key: string): Promise<boolean | undefined> =>
  page.evaluate((cell) => window.harness.grid?.focusCell(cell), { row, key });
const value = (row: number, key: string): Promise<string> =>
  page.evaluate((cell) => window.harness.store.value(cell.row, cell.key), { row, key });
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const enterGrid = async (): Promise<void> => {
  await page.locator('#before').focus();
  await press('Tab');
};

/** Row and column of the focused cell as assistive technology counts them. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[role="gridcell"]');
    const row = cell?.closest('[role="row"]');
    return `${row?.getAttribute('aria-rowindex')}:${cell?.getAttribute('aria-colindex')}`;
  });

describe('keyboard', () => {
  it('takes one tab stop, between what stands before and after the grid', async () => {
    await open(200);
    await enterGrid();
    expect(await focused()).toBe('2:2');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('after');
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

  it('brings the cell it goes to wholly into sight, beside the frozen columns and below the header', async () => {
    await open(20_000);
    await at(14_321, 'originCountry');
    await press('ArrowDown', 'ArrowLeft', 'ArrowLeft');
    const sees = await page.evaluate(() => {
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

describe('editing', () => {
  it('opens by Enter, stores by Enter and goes down', async () => {
    await open(50);
    await at(0, 'skuName');
    await press('Enter', 'End');
    await page.keyboard.type(' XL');
    await press('Enter');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml XL');
    expect(await focused()).toBe('3:3');
    expect(await page.evaluate(() => window.harness.edits)).toEqual([
      { row: 0, key: 'skuName', before: 'Steel bottle 750 ml', after: 'Steel bottle 750 ml XL', version: 1 },
    ]);
  });

  it('starts over by typing, and Escape leaves the cell as it was', async () => {
    await open(50);
    await at(0, 'skuName');
    await page.keyboard.type('Cup');
    expect(await page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('Cup');
    await press('Escape');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml');
    expect(await focused()).toBe('2:3');
    await page.keyboard.type('Cup');
    await press('Tab');
    expect(await value(0, 'skuName')).toBe('Cup');
    expect(await focused()).toBe('2:4');
  });

  it('opens by double click and stores when one clicks elsewhere', async () => {
    await open(50);
    const cells = page.getByRole('row', { name: 'LD-000002' }).getByRole('gridcell');
    await cells.nth(1).dblclick();
    await page.keyboard.type('Bowl');
    await cells.nth(3).click();
    expect(await value(1, 'skuName')).toBe('Bowl');
    expect(await focused()).toBe('3:5');
  });

  it('blocks in number cells what the field does not allow', async () => {
    await open(50);
    await at(0, 'length');
    await page.keyboard.type('-1a2.345');
    await press('Enter');
    expect(await value(0, 'length')).toBe('12.34');
    await page.keyboard.type('9999999999');
    await press('Enter');
    expect(await value(1, 'length')).toBe('999999999');
    await at(0, 'qtyInOnePackage');
    await page.keyboard.type('1.5');
    await press('Enter');
    expect(await value(0, 'qtyInOnePackage')).toBe('15');
  });

  it('chooses in a select by typed search, arrows and Enter', async () => {
    await open(50);
    await at(0, 'originCountry');
    await page.keyboard.type('vie');
    const box = page.getByRole('combobox', { name: 'Country of origin' });
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('option').allTextContents()).toEqual(['Vietnam']);
    await press('Enter');
    expect(await value(0, 'originCountry')).toBe('VN');
    await at(0, 'originCountry');
    await press('Enter', 'ArrowUp', 'Enter');
    expect(await value(0, 'originCountry')).toBe('US');
    await at(0, 'originCountry');
    await press('Enter', 'Backspace', 'Enter');
    expect(await value(0, 'originCountry')).toBe('');
  });

  it('takes an option by click, and keeps the value when nothing matches', async () => {
    await open(50);
    await at(0, 'originCountry');
    await press('F2');
    await page.getByRole('option', { name: 'Mexico' }).click();
    expect(await value(0, 'originCountry')).toBe('MX');
    await at(0, 'originCountry');
    await page.keyboard.type('atlantis');
    await page.getByText('Nothing matches').waitFor();
    await press('Enter');
    expect(await value(0, 'originCountry')).toBe('MX');
  });

  it('does not open read-only cells and says that they are', async () => {
    await open(50);
    await at(0, 'source');
    expect(await page.locator(':focus').getAttribute('aria-readonly')).toBe('true');
    await press('Enter');
    expect(await page.getByRole('textbox').count()).toBe(0);
  });

  it('undoes and redoes by keyboard, going to the place', async () => {
    await open(200);
    await at(0, 'skuName');
    await page.keyboard.type('Cup');
    await press('Enter', 'Control+End', 'Control+z');
    expect(await value(0, 'skuName')).toBe('Steel bottle 750 ml');
    expect(await focused()).toBe('2:3');
    await press('Control+Shift+Z');
    expect(await value(0, 'skuName')).toBe('Cup');
  });
});

describe('blocks', () => {
  it('are stretched by Shift, copied as tab-separated text and pasted as one step', async () => {
    await open(50);
    await at(1, 'length');
    await press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('11\t6.5\r\n12\t7.5');
    await at(10, 'length');
    await press('Control+v');
    expect(await value(11, 'width')).toBe('7.5');
    await press('Control+z');
    expect(await value(10, 'length')).toBe('20');
    expect(await value(11, 'width')).toBe('16.5');
  });

  it('take labels of options from the clipboard and leave read-only cells alone', async () => {
    await open(50);
    await page.evaluate(() => navigator.clipboard.writeText('Vietnam\tPieces\tcustoms\tnote\tno\tno'));
    await at(0, 'originCountry');
    await press('Control+v');
    expect(await value(0, 'originCountry')).toBe('VN');
    expect(await value(0, 'note')).toBe('note');
    expect(await value(0, 'createdBy')).toBe('import');
    expect(await page.getByRole('status').textContent()).toBe('Pasted 4 cells, 2 left out');
  });

  it('are emptied by Delete, and stretched by dragging', async () => {
    await open(50);
    const cell = (row: string, nth: number) =>
      page.getByRole('row', { name: row }).getByRole('gridcell').nth(nth);
    await cell('LD-000002', 1).hover();
    await page.mouse.down();
    await cell('LD-000003', 2).hover();
    await page.mouse.up();
    await press('Delete');
    expect(await value(1, 'skuName')).toBe('');
    expect(await value(2, 'skuName')).toBe('');
    expect(await value(3, 'skuName')).not.toBe('');
  });
});

describe('errors', () => {
  it('mark the cell, are described to assistive technology and shown on focus', async () => {
    await open(50);
    await at(3, 'length');
    const cell = page.locator(':focus');
    expect(await cell.getAttribute('aria-invalid')).toBe('true');
    const described = await cell.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Length must not be 0');
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').textContent()).toBe('Length must not be 0');
    await press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  });

  it('are shown on hover and go with the pointer', async () => {
    await open(50);
    await at(0, 'width');
    await page.getByRole('row', { name: 'LD-000004' }).locator('[aria-invalid]').hover();
    await page.getByRole('tooltip').waitFor();
    expect(await page.getByRole('tooltip').textContent()).toBe('Length must not be 0');
    await page.getByRole('row', { name: 'LD-000001' }).getByRole('gridcell').nth(12).hover();
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  });

  it('are walked by F8 and Shift+F8 over the rows that are not mounted', async () => {
    await open(20_000);
    await enterGrid();
    await press('Shift+F8');
    const [last] = (await focused()).split(':');
    expect(Number(last)).toBeGreaterThan(19_900);
    await press('F8');
    expect(await focused()).toBe('5:14');
  });

  it('go when the cell is mended, and the edit is spoken', async () => {
    await open(50);
    await at(3, 'length');
    const before = await page.evaluate(() => window.harness.store.getSnapshot().errorRows);
    await page.keyboard.type('12');
    await press('Enter');
    expect(await page.evaluate(() => window.harness.store.getSnapshot().errorRows)).toBe(before - 1);
    expect(await page.getByRole('status').textContent()).toBe('Length: 12');
  });

  it('alone are shown with errors-only, and a mended row stays until that ends', async () => {
    await open(20_000);
    await enterGrid();
    await page.evaluate(() => window.harness.store.setErrorsOnly(true));
    expect(await focused()).toBe('2:2');
    await page.evaluate(() => window.harness.grid?.nextError());
    await page.keyboard.type('12');
    await press('Enter');
    const rows = page.getByRole('row');
    expect(await rows.nth(1).getByRole('rowheader').textContent()).toBe('4');
    await page.evaluate(() => window.harness.store.setErrorsOnly(false));
    expect(await rows.nth(1).getByRole('rowheader').textContent()).not.toBe('4');
  });
});

describe('virtual scrolling', () => {
  it('mounts few rows, tells the true count, and shows the last row at the end', async () => {
    await open(20_000);
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe('20001');
    expect(await grid.getAttribute('aria-colcount')).toBe('28');
    expect(await page.getByRole('row').count()).toBeLessThan(40);
    await grid.evaluate((el) => el.scrollTo(0, el.scrollHeight));
    await page.getByRole('row', { name: 'LD-020000' }).waitFor();
  });

  it('keeps focus in a cell that scrolls away, and goes on from there', async () => {
    await open(20_000);
    await at(5, 'skuName');
    await page.getByRole('grid').evaluate((el) => el.scrollTo(0, 400_000));
    await page.getByRole('row', { name: 'LD-010003' }).waitFor();
    expect(await focused()).toBe('7:3');
    await press('ArrowDown');
    expect(await focused()).toBe('8:3');
    await page.getByRole('row', { name: 'LD-000007' }).waitFor();
  });

  it('keeps an open editor and its text while one scrolls', async () => {
    await open(20_000);
    await at(5, 'skuName');
    await page.keyboard.type('Half');
    await page.getByRole('grid').evaluate((el) => el.scrollTo(0, 400_000));
    await page.getByRole('row', { name: 'LD-010003' }).waitFor();
    await page.keyboard.type(' done');
    await press('Enter');
    expect(await value(5, 'skuName')).toBe('Half done');
  });

  it('keeps an open editor and its text while rows stream in and the row numbers grow wider', async () => {
    await open(9990, 3);
    await at(5, 'skuName');
    await page.keyboard.type('Half');
    await page.evaluate(() => {
      const more = Array.from({ length: 100 }, () => 'x');
      window.harness.store.append([more, more, more]);
    });
    await page.keyboard.type(' done');
    await press('Enter');
    expect(await value(5, 'skuName')).toBe('Half done');
    expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('10091');
  });

  it('shows the columns that come into sight and those that were left out in haste', async () => {
    await open(20_000);
    const grid = page.getByRole('grid');
    await grid.evaluate((el) => el.scrollTo(0, 400_000));
    const row = page.getByRole('row', { name: 'LD-010003' });
    await row.waitFor();
    await grid.evaluate((el) => el.scrollTo(9999, 400_000));
    await row.getByText('10004', { exact: true }).waitFor();
    await grid.evaluate((el) => el.scrollTo(0, 200_000));
    const line = page.getByRole('row', { name: 'LD-005003' }).getByText('5004', { exact: true });
    await line.waitFor();
    expect(await line.getAttribute('aria-colindex')).toBe('28');
  });

  it('reaches the last of 500,000 rows, beyond what a browser can lay out at full height', async () => {
    await open(500_000, 2);
    await enterGrid();
    await press('Control+End', 'Home');
    expect(await focused()).toBe('500001:2');
    const inSight = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const grid = document.querySelector('[role="grid"]')?.getBoundingClientRect();
      return box && grid && box.top > grid.top && box.bottom <= grid.bottom + 1;
    });
    expect(inSight).toBe(true);
    await press('ArrowUp');
    expect(await focused()).toBe('500000:2');
  });

  it('keeps the rows in document order after scrolling to and fro', async () => {
    await open(20_000);
    const grid = page.getByRole('grid');
    for (const top of [4000, 800, 90_000, 89_200, 120]) {
      await grid.evaluate((el, to) => el.scrollTo(0, to), top);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    const order = await page
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('columns', () => {
  it('stay in place when frozen, and become wider by the handle and by keyboard', async () => {
    await open(50);
    await page.getByRole('grid').evaluate((el) => el.scrollTo(600, 0));
    const key = page.getByRole('columnheader', { name: 'SKU code' });
    const before = await key.boundingBox();
    expect(before?.x).toBeLessThan(100);
    const handle = await key.locator('.dg-handle').boundingBox();
    if (!before || !handle) throw new Error('the key column has no box');
    await page.mouse.move(handle.x + 4, handle.y + 20);
    await page.mouse.down();
    await page.mouse.move(handle.x + 54, handle.y + 20);
    await page.mouse.up();
    expect((await key.boundingBox())?.width).toBe(before.width + 50);
    await at(0, 'skuCode');
    await press('Alt+Shift+ArrowRight');
    expect((await key.boundingBox())?.width).toBe(before.width + 66);
    expect(await focused()).toBe('2:2');
  });

  it('say which are required', async () => {
    await open(50);
    expect(await page.getByRole('columnheader', { name: 'Product name * required' }).count()).toBe(0);
    await page.getByRole('columnheader', { name: 'Product name required' }).waitFor();
  });
});

describe('accessibility', () => {
  it('has nothing for axe to find, at rest, while editing and in a select', async () => {
    await open(20_000, 13);
    await page.setViewportSize({ width: 800, height: 340 });
    const violations = async (...parts: readonly string[]): Promise<string[]> => {
      const axe = new AxeBuilder({ page });
      for (const part of parts) axe.include(part);
      return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    await at(3, 'length');
    expect(await violations()).toEqual([]);
    await press('Enter');
    expect(await violations('.is-editing')).toEqual([]);
    await press('Escape');
    await at(3, 'packageType');
    await press('Enter');
    expect(await violations('.is-editing', '[role="listbox"]')).toEqual([]);
  });
});

describe('a phone', () => {
  it('edits by a second tap and leaves most of the width to the columns', async () => {
    const context = await harness.browser.newContext({
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    page = await context.newPage();
    await page.goto(`${harness.url}?rows=200`);
    const cell = page.getByRole('row', { name: 'LD-000002' }).getByRole('gridcell').first();
    await cell.tap();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await cell.tap();
    await page.getByRole('textbox', { name: 'SKU code' }).fill('LD-X');
    await press('Enter');
    expect(await value(1, 'skuCode')).toBe('LD-X');
  });
});
