import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from '../../fixtures/own-server.ts';
import { people } from '../../fixtures/people.ts';
import { operatorToken } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';
import { pageHeading } from '../../pages/frame.ts';

const admin = join(import.meta.dirname, '../../../apps/server/src/admin.ts');

/** Runs the operator's command against a server. */
const maintenance = (server: OwnServer, ...words: string[]) =>
  promisify(execFile)(process.execPath, [admin, 'maintenance', ...words], {
    env: { ...process.env, LADING_ADMIN_URL: server.address, LADING_OPERATOR_TOKEN: operatorToken },
  });

const onPause = (page: Page) => page.getByRole('heading', { name: 'System upgrade in progress' });

test('the pause of the product leads to its page with the operator’s tip, and back when it is over (spec §8)', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.slow();
  const server = await startOwnServer();
  const chinese = await browser.newPage({ locale: 'zh-CN' });
  try {
    await page.goto(`${server.address}/b/#/orders`);
    await signInAs(page, people.seller);
    await expect(pageHeading(page, 'Orders')).toBeVisible();

    await maintenance(server, 'on', '--tip-en', 'Back at 17:00.', '--tip-zh', '17:00 恢复。');
    // Requests of a sub-application's page are refused too. Another call of the page may already have redirected.
    await page.evaluate(() => (location.hash = '#/shipments')).catch(() => undefined);
    await expect(onPause(page)).toBeVisible();
    await expect(page.getByText('Back at 17:00.')).toBeVisible();
    await expectAccessible();
    // Still under maintenance: another try leads here again, still signed in.
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/maintain\?tip=Back/);
    await expect(onPause(page)).toBeVisible();

    await test.step("signing in during maintenance shows the notice in the person's language", async () => {
      await chinese.goto(`${server.address}/login`);
      await signInAs(chinese, people.shipper, '简体中文');
      await expect(chinese).toHaveURL(/\/maintain\?tip=/);
      await expect(chinese.getByText('17:00 恢复。')).toBeVisible();
    });

    await maintenance(server, 'off');
    await page.goto(`${server.address}/b/#/orders`);
    await expect(pageHeading(page, 'Orders')).toBeVisible();
  } finally {
    // The server waits for the connections of the pages before it stops.
    await Promise.all([page.close(), chinese.close()]);
    await server.stop();
  }
});
