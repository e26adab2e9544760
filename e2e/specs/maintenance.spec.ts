import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { enterPassword } from '../fixtures/new-person.ts';
import { startOwnServer, type OwnServer } from '../fixtures/own-server.ts';
import { people } from '../fixtures/people.ts';
import { operatorToken } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

const admin = join(import.meta.dirname, '../../apps/server/src/admin.ts');

/** Runs the operator's command against a server. */
const maintenance = (server: OwnServer, ...words: string[]) =>
  promisify(execFile)(process.execPath, [admin, 'maintenance', ...words], {
    env: { ...process.env, LADING_ADMIN_URL: server.address, LADING_OPERATOR_TOKEN: operatorToken },
  });

const onPause = (page: Page) => page.getByRole('heading', { name: 'We are doing some maintenance' });
const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Orders' });

test('the pause of the product leads to its page with the operator’s tip, and back when it is over (spec §8)', async ({
  page,
  expectAccessible,
}) => {
  const server = await startOwnServer();
  try {
    await page.goto(`${server.address}/b/#/orders`);
    await enterPassword(page, people.seller);
    await expect(orders(page)).toBeVisible();

    await maintenance(server, 'on', '--tip-en', 'Back at 17:00.', '--tip-zh', '17:00 恢复。');
    // What a page of a sub-application asks for is refused too.
    await page.evaluate(() => {
      location.hash = '#/shipments';
    });
    await expect(onPause(page)).toBeVisible();
    await expect(page.getByText('Back at 17:00.')).toBeVisible();
    await expectAccessible();
    // Still paused: whoever looks again is led here again, still signed in.
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/maintain\?tip=Back/);
    await expect(onPause(page)).toBeVisible();

    await maintenance(server, 'off');
    await page.goto(`${server.address}/b/#/orders`);
    await expect(orders(page)).toBeVisible();
  } finally {
    // What the page keeps open would be missed by it.
    await page.goto('about:blank');
    await server.stop();
  }
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('who signs in during the pause is told so in his language', async ({ page }) => {
    const server = await startOwnServer();
    try {
      await maintenance(server, 'on', '--tip-en', 'Back at 17:00.', '--tip-zh', '17:00 恢复。');
      await page.goto(`${server.address}/login`);
      await enterPassword(page, people.seller, '简体中文');
      await expect(page).toHaveURL(/\/maintain\?tip=/);
      await expect(page.getByText('17:00 恢复。')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});
