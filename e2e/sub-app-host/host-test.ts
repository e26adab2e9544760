import { test as base, expect, type Page } from '@playwright/test';
import type { Probe } from './fixtures/probe.ts';
import { serveFixtures } from './static-server.ts';

/** The test shell in a page. */
export interface HostPage {
  page: Page;
  /** Opens an address of the shell again. */
  open(address: string): Promise<void>;
  /** Follows an entry of the shell's menu. */
  choose(entry: string): Promise<void>;
  probe(): Promise<Probe>;
  /** Waits until the address bar ends in this. */
  toBeAt(address: string): Promise<void>;
  heading(name: string): ReturnType<Page['getByRole']>;
}

/** `host` is the test shell; a violation of the content security policy or a page that breaks fails the test. */
export const test = base.extend<{ host: HostPage }, { origin: string }>({
  origin: [
    async ({ playwright: _playwright }, give) => {
      const { origin, close } = await serveFixtures();
      await give(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  host: async ({ page, origin }, give) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await give({
      page,
      open: async (address) => {
        await page.goto(`${origin}${address}`);
      },
      choose: (entry) => page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click(),
      probe: () => page.evaluate(() => window.probe ?? { log: [], pings: 0, ticks: 0 }),
      toBeAt: (address) => expect.poll(() => page.url().slice(origin.length)).toBe(address),
      heading: (name) => page.getByRole('heading', { name, exact: true }),
    });
    expect(violations).toEqual([]);
  },
});

export { expect } from '@playwright/test';
