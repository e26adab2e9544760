/**
 * From a chosen file to checked rows, compared with other packages in one run: `node benches/beside-others.bench.ts`. By default
 * 100,000 rows × 27 columns and 40 s for each step; otherwise `node benches/beside-others.bench.ts 10000 120`. Needs `npm run build`.
 * Each is first run with 50 rows, so that one that cannot be automated is not counted as slow. Prints, for each kind of file, a line
 * for each package: to the mapping, to the rows, longest main-thread task, heap, and all of it as a multiple of ours.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { others, serveOthers } from './beside-others/measure-others.ts';
import { openBrowser } from './open-browser.ts';
import { productCsv, productXlsx } from './product-files.ts';
import { openProductImport, serveLading } from './serve-lading.ts';
import { untilReads } from './until-reads.ts';

/** A step that takes longer is reported as such. */
const patienceMs = Number(process.argv[3] ?? 40) * 1_000;
/** Rows that everything can read quickly. */
const fewRows = 50;

interface Contender {
  name: string;
  /** Opens the place where a file is chosen. */
  open: (page: Page) => Promise<void>;
  toMapping: (page: Page) => Promise<void>;
  toRows: (page: Page) => Promise<void>;
}

interface Laps {
  mappingMs: number;
  rowsMs: number;
  longestTaskMs: number;
  heapMb: number;
}

/** The result of one contender with one file; times not reached are infinite. */
async function run({ open, toMapping, toRows }: Contender, file: string): Promise<Laps> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(patienceMs);
    await open(page);
    const longTasks = await watchLongTasks(page);
    const laps: Laps = { mappingMs: Infinity, rowsMs: Infinity, longestTaskMs: NaN, heapMb: NaN };
    try {
      let began = performance.now();
      await page.locator('input[type=file]').setInputFiles(file);
      await toMapping(page);
      laps.mappingMs = performance.now() - began;
      began = performance.now();
      await toRows(page);
      laps.rowsMs = performance.now() - began;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      return laps;
    }
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    laps.heapMb = (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
    laps.longestTaskMs = Math.max(0, ...(await longTasks()));
    return laps;
  } finally {
    await browser.close();
  }
}

const print = (...words: string[]) => process.stdout.write(`${words.join(' ')}\n`);
const seconds = (ms: number): string =>
  (Number.isFinite(ms) ? `${(ms / 1000).toFixed(2)} s` : `not in ${patienceMs / 1000} s`).padStart(12);
const whole = (value: number, unit: string): string =>
  (Number.isFinite(value) ? `${Math.round(value)} ${unit}` : '–').padStart(11);

const rows = Number(process.argv[2] ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'beside-others-'));
const few = join(folder, 'few.csv');
await writeFile(few, productCsv(fewRows));
const files = { CSV: join(folder, 'products.csv'), XLSX: join(folder, 'products.xlsx') };
await writeFile(files.CSV, productCsv(rows));
await writeFile(files.XLSX, productXlsx(rows));
const lading = await serveLading(join(folder, 'data'), { isElsewhere: true });
const served = await serveOthers();
const contenders: Contender[] = [
  {
    name: 'lading',
    open: async (page) => void (await openProductImport(page, lading.url)),
    ...ladingSteps(),
  },
  ...Object.entries(others).map(([name, steps]) => ({
    name,
    open: async (page: Page) => {
      await page.goto(`${served.url}?package=${name}`);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
    },
    ...steps,
  })),
];

try {
  for (const contender of contenders.slice(1)) {
    const { rowsMs } = await run(contender, few);
    if (!Number.isFinite(rowsMs))
      throw new Error(`${contender.name} could not be led through ${fewRows} rows`);
  }
  print(`${rows.toLocaleString('en')} rows × 27 columns`);
  for (const [kind, file] of Object.entries(files)) {
    print(`\n${kind.padEnd(26)}  → mapping       → rows  longest task     heap   all, × lading`);
    let best = NaN;
    for (const contender of contenders) {
      const laps = await run(contender, file);
      const all = laps.mappingMs + laps.rowsMs;
      if (Number.isNaN(best)) best = all;
      const ratio = Number.isFinite(all) ? (all / best).toFixed(1) : `> ${(patienceMs / best).toFixed(0)}`;
      print(
        contender.name.padEnd(26),
        seconds(laps.mappingMs),
        seconds(laps.rowsMs),
        whole(laps.longestTaskMs, 'ms'),
        whole(laps.heapMb, 'MB'),
        ratio.padStart(10),
      );
    }
  }
} finally {
  await served.close();
  await lading.close();
  await rm(folder, { recursive: true, force: true });
}

/** How to automate our own wizard: the file's type is known immediately, so the step's button is pressed when enabled. */
function ladingSteps(): Pick<Contender, 'toMapping' | 'toRows'> {
  return {
    async toMapping(page) {
      await page.getByRole('button', { name: 'Upload and match columns' }).click();
      await untilReads(page, 'h3', /Match the columns/);
    },
    async toRows(page) {
      await page.getByRole('button', { name: /^Check (the|[\d,]+) rows/ }).click();
      await untilReads(page, '[role=gridcell]', 'SKU-0000001');
      await untilReads(page, '[role=dialog] p', `${rows.toLocaleString('en-US')} rows`);
      await page.waitForSelector('[role=dialog] [role=progressbar]', { state: 'detached' });
    },
  };
}

/** Starts recording every main-thread task over 50 ms; returns a function that returns their lengths, in ms. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}
