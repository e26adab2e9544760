import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { chromium, type Browser } from 'playwright-core';
import { build, preview, type InlineConfig } from 'vite';

/** A built and served harness page and a browser to open it with. */
export interface OpenHarness {
  readonly url: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Builds the harness page as a browser would get it in production, serves it on a free port and starts the system's Chromium. */
export async function openHarness(switches: readonly string[] = []): Promise<OpenHarness> {
  const outDir = await mkdtemp(join(tmpdir(), 'data-grid-harness-'));
  const root = import.meta.dirname;
  const shared: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [tailwindcss()] };
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the harness has no port');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: [...SWITCHES, ...switches] });
  return {
    url: `http://127.0.0.1:${address.port}/`,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
