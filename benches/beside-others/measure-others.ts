import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { untilReads } from '../until-reads.ts';

/** The compared packages, and how each is driven from a chosen file to checked rows. */
export const others: Readonly<Record<string, { toMapping: Step; toRows: Step }>> = {
  'react-spreadsheet-import': {
    async toMapping(page) {
      // The header row is requested first, with a default.
      await untilReads(page, 'button', 'Next');
      await page.getByRole('button', { name: 'Next' }).click();
      await untilReads(page, 'button', /^Match Unit/);
    },
    async toRows(page) {
      await page.getByRole('button', { name: 'Next' }).click();
      await untilReads(page, '[role=gridcell]', 'SKU-0000001');
      await untilReads(page, 'button', 'Confirm');
    },
  },
  'hello-csv': {
    async toMapping(page) {
      await untilReads(page, '[role=button]', 'Confirm');
    },
    async toRows(page) {
      await page.getByRole('button', { name: 'Confirm' }).click();
      await untilReads(page, 'button, [role=button]', /^Valid \(\d/);
      await untilReads(page, 'button, [role=button], td', 'SKU-0000001');
    },
  },
};

type Step = (page: Page) => Promise<void>;

const folder = import.meta.dirname;

/** Installs the packages in this folder, builds their page and serves it; returns its address. */
export async function serveOthers(): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(join(folder, 'node_modules'))) {
    const install = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--ignore-scripts',
      '--legacy-peer-deps',
    ];
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' });
  }
  const shared = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build({ ...shared, build: { target: 'esnext' } });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The page has no address');
  return { url, close: () => server.close() };
}
