/**
 * How long the largest contentful paint (LCP) of a first page takes, on a processor four times slower, from the local server without
 * a cache: `node benches/first-paint.bench.ts` after a build. The splash before the sign-in (decision D13) is subtracted. Prints
 * every round and the median, a line for each page. Target: 1.5 s.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { limits } from '@lading/contracts/core';
import { password, people } from '../e2e/fixtures/people.ts';
import { openBrowser } from './open-browser.ts';
import { serveLading } from './serve-lading.ts';

const rounds = 5;
const slowDown = 4;

/** LCP in milliseconds, by the browser's own count, once the page rests. */
async function largestPaint(browser: Browser, url: string, isSignedIn: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  if (isSignedIn) {
    await page.goto(url);
    await page.getByLabel(/Email or user name/).fill(people.seller);
    await page.getByLabel(/^Password$/).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  }
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await (isSignedIn ? page.reload() : page.goto(url));
  // The simplest selector: a search by roles takes processor time from the page.
  await (isSignedIn ? page.locator('table a').first() : page.locator('button[type=submit]')).waitFor();
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lading-bench-'));
const { url, close } = await serveLading(dataDir);
const browser = await openBrowser();
for (const { name, path, isSignedIn, splash } of [
  { name: 'login page', path: '/login', isSignedIn: false, splash: limits.loginSplashMs },
  { name: 'shell with the order list', path: '/b/#/orders', isSignedIn: true, splash: 0 },
]) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await largestPaint(browser, url + path, isSignedIn));
  const shown = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
  // The largest paint may be part of the splash; then nothing is subtracted.
  const median = shown[Math.floor(rounds / 2)] ?? 0;
  const counted = median > splash ? median - splash : median;
  // The bench's output, a line for each page.
  process.stdout.write(`${name}: LCP ms ${shown.join(', ')}; median without the splash ${counted}\n`);
}
await browser.close();
await close();
rmSync(dataDir, { recursive: true });
