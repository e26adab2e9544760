import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { password, people } from '../e2e/fixtures/people.ts';

/** A free port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Starts the built product with the demo's data in an empty folder. `isElsewhere`: it only runs when the browser leaves a processor
 * idle, as if it were on another machine, which is where users have it (Linux process groups by session).
 */
export async function serveLading(
  dataDir: string,
  { isElsewhere = false } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LADING_REQUESTS_PER_MINUTE: '100000',
      NODE_ENV: 'development',
      LADING_DEMO_HISTORY: '0',
    },
    stdio: 'ignore',
    detached: isElsewhere,
  });
  if (isElsewhere) {
    process.once('exit', () => server.kill('SIGTERM'));
    process.once('SIGINT', () => process.exit(130));
    const group = `/proc/${server.pid}/autogroup`;
    if (existsSync(group)) writeFileSync(group, '19');
  }
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

const pages = {
  products: {
    path: '/o/#/app/products',
    heading: 'Products',
    open: 'Import products',
    dialog: 'Import products',
  },
  orders: {
    path: '/b/#/orders',
    heading: 'Orders',
    open: 'Import orders',
    dialog: 'Import orders with shipment',
  },
};

/** Signs the demo's seller in and opens an import; returns its dialog. */
export async function openImport(page: Page, url: string, kind: keyof typeof pages): Promise<Locator> {
  const { path, heading, open, dialog: title } = pages[kind];
  await page.goto(url + path);
  await page.getByLabel(/Email or user name/).fill(people.seller);
  await page.getByLabel(/^Password$/).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('main').getByRole('button', { name: open }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  return dialog;
}

/** Like `openImport` for products. */
export const openProductImport = (page: Page, url: string): Promise<Locator> =>
  openImport(page, url, 'products');
