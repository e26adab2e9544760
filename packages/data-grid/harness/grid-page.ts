import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openHarness, type OpenHarness } from './open-harness.ts';

/** The harness page, shared by the tests of a file; each test reloads it. */
export interface GridPage {
  readonly page: Page;
  /** The cell that has or gets the focus of the grid: the only one that Tab reaches. */
  readonly activeCell: Locator;
  /** Opens the page with this many rows and, when few are enough, columns; every `group` rows belong together. */
  open: (rows: number, cols?: number, group?: number) => Promise<void>;
  openOnPhone: (rows: number) => Promise<void>;
  /** Focuses a cell. */
  at: (row: number, key: string) => Promise<boolean | undefined>;
  /** The stored value of a cell. */
  value: (row: number, key: string) => Promise<string>;
  /** Waits until this is the grid's last announcement to assistive technology: it follows the change, not the key. */
  announces: (text: string) => Promise<void>;
  /** Rows that are not deleted. */
  live: () => Promise<number>;
  press: (...keys: readonly string[]) => Promise<void>;
  /** A key consumed by an input method, as Safari sends it: recognizable only by its code. */
  pressTaken: (key: string) => Promise<void>;
  /** Moves focus into the grid by Tab. */
  enterGrid: () => Promise<void>;
  /** Row and column of the focused cell as assistive technology counts them. */
  focused: () => Promise<string>;
}

/** Starts browser and server for a test file and closes them after it. */
export function gridPage(): GridPage {
  // A real browser on a busy machine is slow; no test depends on these times.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
  let harness: OpenHarness;
  let page: Page;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());
  afterEach(() => page.context().close());

  const goTo = async (next: Page, query: string): Promise<void> => {
    page = next;
    page.setDefaultTimeout(20_000);
    await page.goto(`${harness.url}?${query}`);
    await page.waitForFunction(() => 'harness' in window);
    // The first rows are rendered once the page has been painted.
    if (!query.includes('mount=later')) await page.locator('[role=grid][aria-rowcount]').waitFor();
  };
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    get page() {
      return page;
    },
    get activeCell() {
      return page.locator('[role=gridcell][tabindex="0"]');
    },
    open: async (rows, cols = 27, group = 1) => {
      const context = await harness.browser.newContext({
        viewport: { width: 1280, height: 720 },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await goTo(await context.newPage(), `rows=${rows}&cols=${cols}&group=${group}`);
    },
    openOnPhone: async (rows) => {
      const viewport = { width: 375, height: 740 };
      const context = await harness.browser.newContext({ viewport, hasTouch: true, isMobile: true });
      await goTo(await context.newPage(), `rows=${rows}`);
    },
    at: (row, key) => page.evaluate((cell) => window.harness.grid?.focusCell(cell), { row, key }),
    value: (row, key) =>
      page.evaluate((cell) => window.harness.store.value(cell.row, cell.key), { row, key }),
    announces: (text) =>
      vi.waitFor(async () => expect(await page.locator('.dg-live').innerText()).toBe(text), {
        timeout: 20_000,
      }),
    live: () => page.evaluate(() => window.harness.store.getSnapshot().liveRows),
    press,
    pressTaken: (key) =>
      page.evaluate((taken) => {
        const event = { key: taken, keyCode: 229, bubbles: true, cancelable: true, composed: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      }, key),
    enterGrid: async () => {
      await page.locator('#before').focus();
      await press('Tab');
    },
    focused: () =>
      page.evaluate(() => {
        const cell = document.activeElement?.closest('[role="gridcell"]');
        const row = cell?.closest('[role="row"]');
        return `${row?.getAttribute('aria-rowindex')}:${cell?.getAttribute('aria-colindex')}`;
      }),
  };
}
