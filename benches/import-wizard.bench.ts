/**
 * What the import wizard costs whoever uses it: 100,000 products of 27 columns as .csv and .xlsx from the file to the checked grid, in
 * Chromium against the real server. `node benches/import-wizard.bench.ts [rows]`; the apps must have been built (`npm run build`).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { password, people } from '../e2e/fixtures/people.ts';
import { productCsv, productXlsx } from './product-files.ts';

const rows = Number(process.argv[2] ?? 100_000);
const port = process.env.LADING_BENCH_PORT ?? '18511';
const address = `http://localhost:${port}`;
const patience = { timeout: 240_000 };
const root = join(import.meta.dirname, '..');
const count = rows.toLocaleString('en-US');

const say = (what: string, value: string) =>
  process.stdout.write(`  ${what.padEnd(44)}${value.padStart(12)}\n`);
const ms = (value: number) => `${Math.round(value)} ms`;

async function startServer(dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      LADING_REQUESTS_PER_MINUTE: '100000',
      NODE_ENV: 'development',
    },
  });
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    if (tries > 240 || server.exitCode !== null) throw new Error('The server does not start');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function signIn(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  ).newPage();
  await page.goto(`${address}/o/#/app/products`);
  await page.getByLabel(/E-mail or user name/).fill(people.seller);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor(patience);
  return page;
}

/** From now on the page keeps the length of every task of its main thread over 50 ms. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { longTasks: long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
}

/** Seconds of CPU that the page's renderer has used, all its threads together. */
async function rendererCpu(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function run(browser: Browser, path: string): Promise<void> {
  const page = await signIn(browser);
  const system = await browser.newBrowserCDPSession();
  const heap = await page.context().newCDPSession(page);
  await page.getByRole('main').getByRole('button', { name: 'Import products' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.locator('input[type=file]').setInputFiles(path);
  const submit = dialog.getByRole('button', { name: 'Upload and match columns' });
  await submit.waitFor(patience);
  const longTasks = await watchTasks(page);
  const before = await rendererCpu(system);

  let began = performance.now();
  await submit.click();
  await dialog.getByRole('heading', { name: /Match the columns/ }).waitFor(patience);
  say('file → mapping', ms(performance.now() - began));
  const next = dialog.getByRole('button', { name: /^Check (the|[\d,]+) rows/ });
  await next.waitFor(patience);

  began = performance.now();
  await next.click();
  await dialog.locator('[role=row][aria-rowindex="5"]').waitFor(patience);
  say('→ first rows', ms(performance.now() - began));
  await dialog.getByText(`${count} rows`, { exact: true }).waitFor(patience);
  await dialog.getByRole('progressbar').waitFor({ state: 'detached', ...patience });
  say('→ all rows, checked here', ms(performance.now() - began));
  await dialog.getByRole('button', { name: `Import ${count} rows`, disabled: false }).waitFor(patience);
  say('→ checked by the server too', ms(performance.now() - began));

  const tasks = await longTasks();
  say('main-thread tasks over 50 ms', String(tasks.length));
  say('longest of them', ms(Math.max(0, ...tasks)));
  say('CPU of the renderer, worker included', ms(((await rendererCpu(system)) - before) * 1_000));
  const { usedSize } = await heap.send('Runtime.getHeapUsage');
  say('heap of the page', `${Math.round(usedSize / 1e6)} MB`);
  await page.context().close();
}

const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
const server = await startServer(join(folder, 'data'));
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
try {
  for (const kind of ['csv', 'xlsx'] as const) {
    const path = join(folder, `products.${kind}`);
    writeFileSync(path, kind === 'csv' ? productCsv(rows) : productXlsx(rows));
    process.stdout.write(`\n${count} × 27 as .${kind}\n`);
    await run(browser, path);
  }
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
