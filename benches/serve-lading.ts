import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { password, people } from '../e2e/fixtures/people.ts';

const port = 18_620;

/** Starts the built product with the demo's data in an empty folder. */
export async function serveLading(dataDir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LADING_REQUESTS_PER_MINUTE: '100000',
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server ended');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Signs the demo's seller in and opens the product import; gives its dialog. */
export async function openProductImport(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/o/#/app/products`);
  await page.getByLabel(/E-mail or user name/).fill(people.seller);
  await page.getByLabel(/^Password$/).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Import products' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  return dialog;
}
