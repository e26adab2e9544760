/**
 * The cost of the import wizard for its user: 100,000 products of 27 columns as .csv and .xlsx from the file to the checked grid and
 * the server, in Chromium against the real server. `node benches/import-wizard.bench.ts [rows]`; the apps must have been built (`npm
 * run build`). Prints a line for each step, the long tasks and the memory. The server yields to the browser, as if it were on another
 * machine.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import { productCsv, productXlsx } from './product-files.ts';
import { openProductImport, serveLading } from './serve-lading.ts';
import { untilReads } from './until-reads.ts';
import { traceTasks, type MainThreadTask } from './main-thread-tasks.ts';

const rows = Number(process.argv[2] ?? 100_000);
const patience = { timeout: 240_000 };
const count = rows.toLocaleString('en-US');

const say = (what: string, value: string) =>
  process.stdout.write(`  ${what.padEnd(44)}${value.padStart(12)}\n`);
const ms = (value: number) => `${Math.round(value)} ms`;

/** Seconds of CPU that the page's renderer has used, all its threads together. */
async function rendererCpu(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Seconds of CPU that the tasks of the page's main thread have used since this was first asked. */
async function mainThreadCpu(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

function tellTasks(tasks: readonly MainThreadTask[]): void {
  const own = tasks.map(({ cpu }) => cpu);
  say('main-thread tasks over 50 ms', String(tasks.length));
  say('longest of them', ms(Math.max(0, ...tasks.map(({ wall }) => wall))));
  say('of them with over 50 ms of processor time', String(own.filter((cpu) => cpu > 50).length));
  say('longest by processor time', ms(Math.max(0, ...own)));
}

const reads = (page: Page, selector: string, text: string | RegExp) =>
  untilReads(page, `[role=dialog] ${selector}`, text, patience);

async function run(browser: Browser, address: string, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const system = await browser.newBrowserCDPSession();
  const session = await page.context().newCDPSession(page);
  const dialog = await openProductImport(page, address);
  await dialog.locator('input[type=file]').setInputFiles(path);
  const submit = dialog.getByRole('button', { name: 'Upload and match columns' });
  await submit.waitFor(patience);
  // The page behind the dialog is idle long before a user has chosen a file.
  await page.waitForLoadState('networkidle');
  let longTasks = await traceTasks(browser, page);
  const before = await rendererCpu(system);
  const mainBefore = await mainThreadCpu(session);

  let began = performance.now();
  await submit.click();
  await reads(page, 'h3', /Match the columns/);
  say('file → mapping', ms(performance.now() - began));
  const next = dialog.getByRole('button', { name: /^Check (the|[\d,]+) rows/ });
  await next.waitFor(patience);

  began = performance.now();
  await next.click();
  await page.waitForSelector('[role=row][aria-rowindex="5"]', patience);
  say('→ first rows', ms(performance.now() - began));
  await reads(page, 'p', `${count} rows`);
  await page.waitForSelector('[role=dialog] [role=progressbar]', { state: 'detached', ...patience });
  say('→ all rows, checked here', ms(performance.now() - began));
  say('CPU of the main thread so far', ms(((await mainThreadCpu(session)) - mainBefore) * 1_000));
  await reads(page, 'button:not([data-disabled], [aria-disabled=true], :disabled)', `Import ${count} rows`);
  say('→ checked by the server too', ms(performance.now() - began));

  tellTasks(await longTasks());
  say('CPU of the renderer, worker included', ms(((await rendererCpu(system)) - before) * 1_000));
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  say('heap of the page', `${Math.round(usedSize / 1e6)} MB`);

  longTasks = await traceTasks(browser, page);
  began = performance.now();
  await dialog.getByRole('button', { name: `Import ${count} rows` }).click();
  await page.waitForSelector('[role=dialog]', { state: 'detached', ...patience });
  say('→ sent and taken over by the server', ms(performance.now() - began));
  tellTasks(await longTasks());
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
const lading = await serveLading(join(folder, 'data'), { isElsewhere: true });
const browser = await openBrowser();
try {
  for (const kind of ['csv', 'xlsx'] as const) {
    const path = join(folder, `products.${kind}`);
    writeFileSync(path, kind === 'csv' ? productCsv(rows) : productXlsx(rows));
    process.stdout.write(`\n${count} × 27 as .${kind}\n`);
    await run(browser, lading.url, path);
  }
} finally {
  await browser.close();
  await lading.close();
  rmSync(folder, { recursive: true, force: true });
}
