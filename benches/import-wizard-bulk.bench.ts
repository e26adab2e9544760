/**
 * The cost of bulk actions for the page in the import wizard: 100,000 invalid rows, in Chromium against the real server. `node
 * benches/import-wizard-bulk.bench.ts [rows] [part of a file's title]`; the apps must have been built (`npm run build`). Prints for
 * each action the time until all its effects are done, its tasks over 50 ms by the clock, and the longest task by processor time.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { traceTasks } from './main-thread-tasks.ts';
import { openBrowser } from './open-browser.ts';
import { orderCsv } from './order-files.ts';
import { pageAtRest } from './page-at-rest.ts';
import { productCsv } from './product-files.ts';
import { openImport, serveLading } from './serve-lading.ts';

const rows = Number(process.argv[2] ?? 100_000);
const count = rows.toLocaleString('en-US');
const patience = { timeout: 240_000 };

/** A part of the dialog shows this text and nothing is in progress; checked once per frame in the cheapest way. */
const settled = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    ([where, wanted]) => {
      const dialog = document.querySelector('[role=dialog]');
      const parts = Array.from(dialog?.querySelectorAll(where) ?? [], (part) => part.textContent.trim());
      return parts.some((part) => part === wanted) && !/Checking|is checking/.test(dialog?.textContent ?? '');
    },
    [selector, text] as const,
    patience,
  );

interface Act {
  readonly what: string;
  readonly ready?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
  readonly done: () => Promise<unknown>;
}

async function measure(browser: Browser, page: Page, { what, ready, act, done }: Act): Promise<void> {
  await ready?.();
  await pageAtRest(page);
  const tasks = await traceTasks(browser, page, 0);
  const began = performance.now();
  await act();
  await done();
  const wall = performance.now() - began;
  await pageAtRest(page);
  const all = await tasks();
  const long = all.filter((task) => task.wall > 50);
  const most = (values: readonly number[]) => Math.round(Math.max(0, ...values));
  process.stdout.write(
    `  ${what.padEnd(46)}${String(Math.round(wall)).padStart(6)} ms  over 50 ms: ${long.length} (longest ${most(
      all.map((task) => task.wall),
    )} ms), by processor time ${all.filter(({ cpu }) => cpu > 50).length} (longest ${most(
      all.map(({ cpu }) => cpu),
    )} ms)\n`,
  );
}

interface Bulk {
  readonly title: string;
  readonly file: Uint8Array;
  readonly kind: 'products' | 'orders';
  /** A field with a text in every row, and the search text. */
  readonly text: { readonly column: number; readonly find: string; readonly into: string };
  readonly rowsWithError: number;
  /** How many more rows have an error after one edit of that field. */
  readonly errorsByEdit: number;
  /** A field that is invalid in every row, and its fix; missing if the file cannot be fixed that way. */
  readonly wrong?: { readonly column: number; readonly right: string };
}

async function run(browser: Browser, address: string, path: string, bulk: Bulk): Promise<void> {
  process.stdout.write(`\n${count} ${bulk.title}\n`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.setDefaultTimeout(patience.timeout);
  const dialog = await openImport(page, address, bulk.kind);
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Upload and match columns' }).click();
  const grid = page.getByRole('grid');
  await dialog.getByRole('button', { name: `Check ${count} rows` }).waitFor();
  const errors = (number: number) => () =>
    settled(page, 'output *', `${number.toLocaleString('en-US')} with errors`);
  const { rowsWithError } = bulk;
  const reads = (text: string) => () => settled(page, 'p', text);
  /** The grid has announced it, and all effects are done. */
  const said = (text: string) => () => settled(page, '.dg-live', text);
  const act = (what: string, parts: Omit<Act, 'what'>) => measure(browser, page, { what, ...parts });
  const cell = (column: number): Locator =>
    grid.locator('[role=row]').nth(1).locator('[role=gridcell]').nth(column);
  const home = async (column: number) => {
    await grid.locator('[role=gridcell]').first().click();
    await page.keyboard.press('Control+Home');
    await cell(column).click();
  };
  const keys =
    (...names: string[]) =>
    async () => {
      for (const name of names) await page.keyboard.press(name);
    };

  await act('all read, checked, and marked', {
    act: () => dialog.getByRole('button', { name: `Check ${count} rows` }).click(),
    done: errors(rowsWithError),
  });
  const errorsOnly = dialog.getByRole('switch');
  await act('errors only, on', { act: () => errorsOnly.click(), done: errors(rowsWithError) });
  await act('errors only, off', { act: () => errorsOnly.click(), done: errors(rowsWithError) });
  await act('one edit', {
    ready: () => home(bulk.text.column),
    act: keys('Enter', 'End', 'x', 'Enter'),
    done: errors(rowsWithError + bulk.errorsByEdit),
  });
  await act('its undoing', { act: keys('Control+z'), done: errors(rowsWithError) });
  await act('delete all rows', {
    ready: () => home(0),
    act: keys('Control+a', 'Control+-'),
    done: reads('0 rows'),
  });
  await act('undo', {
    act: () => dialog.getByRole('button', { name: 'Undo' }).click(),
    done: reads(`${count} rows`),
  });
  await act('redo', {
    act: () => dialog.getByRole('button', { name: 'Redo' }).click(),
    done: reads('0 rows'),
  });
  await act('show the deleted rows', {
    act: () => dialog.getByRole('button', { name: `${count} deleted rows` }).click(),
    done: () => settled(page, 'output', `Showing ${count} deleted rows`),
  });
  await act('restore all', {
    act: () => dialog.getByRole('button', { name: 'Restore all' }).click(),
    done: reads(`${count} rows`),
  });
  await act('find a text of every row', {
    ready: () => home(bulk.text.column).then(keys('Control+h')),
    act: () => dialog.getByRole('textbox', { name: 'Find in rows' }).fill(bulk.text.find),
    done: () => page.waitForSelector('search output[aria-busy=false]:not(:empty)'),
  });
  await act('replace it everywhere', {
    ready: () => dialog.getByRole('textbox', { name: 'Replace with' }).fill(bulk.text.into),
    act: () => dialog.getByRole('button', { name: 'Replace all' }).click(),
    done: said(`Replaced in ${count} cells`),
  });
  await act('undo', {
    ready: keys('Escape'),
    act: () => dialog.getByRole('button', { name: 'Undo' }).click(),
    done: said(`Undone: ${count} cells`),
  });
  const { wrong } = bulk;
  if (wrong) {
    const others = (rows - 1).toLocaleString('en-US');
    await act('fill a column down, which fixes all', {
      ready: async () => {
        await home(wrong.column);
        await keys('Enter', 'Control+a')();
        await page.keyboard.type(wrong.right);
        await keys('Enter')();
        await errors(rows - 1)();
        await keys('ArrowUp', 'Control+ ')();
      },
      act: keys('Control+d'),
      done: said(`${others} cells filled`),
    });
    await act('undo', {
      act: () => dialog.getByRole('button', { name: 'Undo' }).click(),
      done: errors(rows - 1),
    });
  }
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
const lading = await serveLading(join(folder, 'data'), { isElsewhere: true });
const browser = await openBrowser();
const bulks: readonly Bulk[] = [
  {
    title: 'products without a length',
    kind: 'products',
    file: productCsv(rows, { Length: 0 }),
    text: { column: 0, find: 'SKU-', into: 'S-' },
    rowsWithError: rows,
    errorsByEdit: 0,
    wrong: { column: 12, right: '9' },
  },
  {
    title: 'products of one SKU',
    kind: 'products',
    file: productCsv(rows, { SKU: 'SAME' }),
    text: { column: 0, find: 'SAME', into: 'OTHER' },
    rowsWithError: rows,
    errorsByEdit: -1,
  },
  {
    title: 'rows of orders without a city',
    kind: 'orders',
    file: orderCsv(rows, { city: '' }),
    text: { column: 3, find: 'UPS', into: 'USPS' },
    // An order has two rows, and the second needs no city of its own.
    rowsWithError: rows / 2,
    // Its rows have to agree on the carrier.
    errorsByEdit: 1,
  },
];
try {
  for (const bulk of bulks.filter(({ title }) => title.includes(process.argv[3] ?? ''))) {
    const path = join(folder, `${bulk.kind}.csv`);
    writeFileSync(path, bulk.file);
    await run(browser, lading.url, path, bulk);
  }
} finally {
  await browser.close();
  await lading.close();
  rmSync(folder, { recursive: true, force: true });
}
