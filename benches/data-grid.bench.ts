/**
 * The data grid in Chromium at 100,000 rows × 27 columns: `node benches/data-grid.bench.ts`. Prints a table with a line for each
 * step, and below it the memory. Wall times show what a user waits on this machine, with its current load; CPU times are comparable
 * between machines and runs.
 */
import { openHarness, type OpenHarness } from '../packages/data-grid/harness/open-harness.ts';
import { pageAtRest } from './page-at-rest.ts';

type Page = Awaited<ReturnType<OpenHarness['browser']['newPage']>>;
type CDPSession = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

interface Figure {
  readonly what: string;
  readonly wall: number;
  readonly cpu: number;
  readonly target?: string;
}

const ROWS = 100_000;
const FRAMES = 120;

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Runs something that works in slices: the time until `isDone` holds, and the longest delay of a frame meanwhile. */
async function sliced(
  page: Page,
  cdp: CDPSession,
  { start, isDone }: { start: string; isDone: string },
): Promise<{ wall: number; cpu: number; longest: number }> {
  await pageAtRest(page);
  const before = await taskMs(cdp);
  const [wall = 0, longest = 0] = await page.evaluate<number[]>(
    `new Promise((done) => {
      const start = performance.now();
      let last = start;
      let longest = 0;
      (() => { ${start} })();
      const frame = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (${isDone}) done([now - start, longest]);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    })`,
  );
  return { wall, cpu: (await taskMs(cdp)) - before, longest };
}

/** Runs a function in the page and waits until its effect is painted; `what` is the body of the function. */
async function timed(page: Page, cdp: CDPSession, what: string): Promise<{ wall: number; cpu: number }> {
  await pageAtRest(page);
  const before = await taskMs(cdp);
  const wall = await page.evaluate(
    `new Promise((done) => {
      const start = performance.now();
      (() => { ${what} })();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage(0);
      });
    })`,
  );
  return { wall: Number(wall), cpu: (await taskMs(cdp)) - before };
}

/**
 * Scrolls by a number of px per frame and returns the time between frames, by the frame clock: a late frame counts as two or more,
 * while the time of a callback within its frame does not matter.
 */
async function scrolled(page: Page, cdp: CDPSession, px: number): Promise<{ frames: number[]; cpu: number }> {
  await pageAtRest(page);
  const before = await taskMs(cdp);
  const frames = await page.evaluate(
    ([by, count]) =>
      new Promise<number[]>((done) => {
        const grid = document.querySelector('[role="grid"]');
        const times: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          times.push(now - last);
          last = now;
          if (times.length > count) return done(times.slice(1));
          grid?.scrollBy(0, by);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [px, FRAMES] as const,
  );
  return { frames, cpu: ((await taskMs(cdp)) - before) / FRAMES };
}

const harness = await openHarness(['--enable-precise-memory-info']);
try {
  const page = await harness.browser.newPage({ viewport: { width: 1440, height: 900 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${harness.url}?rows=${ROWS}&mount=later`, { timeout: 120_000 });
  const dataMb = await heapMb(cdp);
  const figures: Figure[] = [];

  figures.push({ what: 'mount', ...(await timed(page, cdp, 'window.harness.mount()')) });
  const mountedMb = await heapMb(cdp);

  for (const [what, px] of [
    ['scroll by the wheel, 120 px a frame', 120],
    ['scroll by the bar, 8,000 px a frame', 8000],
  ] as const) {
    const { frames, cpu } = await scrolled(page, cdp, px);
    figures.push({ what: `${what}, p50`, wall: percentile(frames, 0.5), cpu });
    figures.push({ what: `${what}, p95`, wall: percentile(frames, 0.95), cpu, target: '17 ms' });
    figures.push({ what: `${what}, longest`, wall: Math.max(...frames), cpu });
  }
  await page.evaluate(() => window.harness.grid?.focusCell({ row: 3, key: 'length' }));
  const key = (name: string): string =>
    `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '${name}', bubbles: true, cancelable: true }));`;
  const edit = `${key('Enter')} document.activeElement.value = '12'; ${key('Enter')}`;
  figures.push({ what: 'edit, checked and painted', ...(await timed(page, cdp, edit)), target: '50 ms' });
  const errorsOnly = (on: boolean): string => `window.harness.store.setErrorsOnly(${on})`;
  figures.push({ what: 'errors only, on', ...(await timed(page, cdp, errorsOnly(true))), target: '50 ms' });
  figures.push({ what: 'errors only, off', ...(await timed(page, cdp, errorsOnly(false))), target: '50 ms' });
  const goTo = `window.harness.grid.focusCell({ row: 99000, key: 'note' })`;
  figures.push({ what: 'go to a far cell', ...(await timed(page, cdp, goTo)) });
  await page.evaluate(() => window.harness.grid?.focusCell({ row: 100, key: 'ean' }));
  const paste = `
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', Array(1000).fill(Array(10).fill('7').join('\\t')).join('\\n'));
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));`;
  figures.push({ what: 'paste 10,000 cells', ...(await timed(page, cdp, paste)), target: '1,000 ms' });
  figures.push({ what: 'undo it', ...(await timed(page, cdp, 'window.harness.grid.undo()')) });

  const display = 'window.harness.store.display';
  const arranged = '!window.harness.store.getSnapshot().isArranging';
  const checked = 'window.harness.store.getSnapshot().uncheckedRows === 0';
  const typed = (label: string, text: string): string => `
    const field = document.querySelector('search input[placeholder="${label}"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));`;
  const counted = `document.querySelector('search output').getAttribute('aria-busy') === 'false' &&
    document.querySelector('search output').textContent !== ''`;
  const replaced = `window.harness.store.value(99999, 'skuCode').startsWith('X') && ${checked}`;
  const inSlices = async (what: string, start: string, isDone: string): Promise<void> => {
    const { longest, ...times } = await sliced(page, cdp, { start, isDone });
    figures.push({ what, ...times });
    figures.push({ what: `${what}: longest wait of a frame`, wall: longest, cpu: 0, target: '50 ms' });
  };
  const sortBy = (key: string): string =>
    `${display}.setSort({ key: '${key}', direction: 'descending', language: 'en' });`;
  await inSlices('sort by a number', sortBy('purchasingCost'), arranged);
  await inSlices('sort by a text, every one different', sortBy('asin'), arranged);
  await inSlices('sort no more', `${display}.clear();`, arranged);
  await inSlices('filter by a text', `${display}.setFilter('asin', { text: '7', only: 'any' });`, arranged);
  await inSlices('filter no more', `${display}.clear();`, arranged);
  await page.evaluate(() => window.harness.grid?.openFind());
  await page.getByRole('textbox', { name: 'Find in rows' }).waitFor();
  await inSlices('find in 100,000 × 27 cells', typed('Find in rows', 'LD-'), counted);
  await page.getByRole('textbox', { name: 'Replace with' }).fill('X');
  const replaceAll = `[...document.querySelectorAll('search button')].find((one) => one.textContent === 'Replace all').click();`;
  await inSlices('replace in 100,000 cells, checked', replaceAll, replaced);
  await page.keyboard.press('Escape');
  await inSlices('undo it all, checked', 'window.harness.grid.undo();', checked);
  const usedMb = await heapMb(cdp);

  // The benchmark's output: a table and a line below it.
  process.stdout.write(`\n${ROWS.toLocaleString('en')} rows × 27 columns, 1440 × 900\n\n`);
  console.table(
    figures.map(({ what, wall, cpu, target }) => ({
      what,
      'wall ms': wall.toFixed(1),
      'main thread CPU ms': cpu.toFixed(1),
      target: target ?? '',
    })),
  );
  process.stdout.write(
    `heap: rows ${dataMb.toFixed(0)} MB, grid +${(mountedMb - dataMb).toFixed(1)} MB, ` +
      `at the end ${usedMb.toFixed(0)} MB (target: at most 400 MB)\n`,
  );
} finally {
  await harness.close();
}
