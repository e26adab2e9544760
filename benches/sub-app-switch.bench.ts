/**
 * How long switching between sub-apps takes, and what it leaves behind: `node benches/sub-app-switch.bench.ts`. React (shared with
 * the shell), Vue and plain JavaScript in turn, warm and from one origin. Prints the times and leftovers.
 */
import { existsSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { buildFixtures } from '../e2e/sub-app-host/build-fixtures.ts';
import { serveFixtures } from '../e2e/sub-app-host/static-server.ts';

const stops = [
  { entry: 'React', heading: 'React /list' },
  { entry: 'Vue', heading: 'Vue #/a' },
  { entry: 'Plain', heading: 'Plain' },
] as const;
const rounds = 20;

/** Milliseconds from the click on a menu entry to the sub-app's heading on the screen, by the page's own clock. */
function switchTo(page: Page, stop: (typeof stops)[number]): Promise<number> {
  return page.evaluate(async ({ entry, heading }) => {
    const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === entry);
    const began = performance.now();
    (link as HTMLAnchorElement).click();
    const isShown = (): boolean => document.querySelector('[data-sub-app] h1')?.textContent === heading;
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  }, stop);
}

async function left(session: CDPSession): Promise<{ heapKb: number; listeners: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  return { heapKb: Math.round(usedSize / 1024), listeners: jsEventListeners, nodes };
}

const quantile = (sorted: number[], share: number): number =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;

await buildFixtures();
const { origin, close } = await serveFixtures();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(executablePath) ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
await page.goto(origin);
await page.getByRole('heading', { name: 'Home' }).waitFor();

const cold: number[] = [];
const warm: number[] = [];
for (const stop of stops) cold.push(await switchTo(page, stop));
// A second round before counting: the first visits fill caches that stay.
for (const stop of stops) await switchTo(page, stop);
const before = await left(session);
for (let round = 0; round < rounds; round += 1) {
  for (const stop of stops) warm.push(await switchTo(page, stop));
}
const after = await left(session);
warm.sort((a, b) => a - b);

// The benchmark's output: three lines.
process.stdout.write(
  `first visits ms: ${stops.map(({ entry }, i) => `${entry} ${Math.round(cold[i] ?? 0)}`).join(', ')}\n`,
);
process.stdout.write(`${warm.length} switches ms: p50 ${quantile(warm, 0.5)}, p95 ${quantile(warm, 0.95)}\n`);
process.stdout.write(
  `left behind: heap ${after.heapKb - before.heapKb} KB, listeners ${after.listeners - before.listeners}, nodes ${after.nodes - before.nodes}\n`,
);
await browser.close();
await close();
