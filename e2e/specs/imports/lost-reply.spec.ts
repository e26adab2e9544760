import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

/** The server processes one request; its reply never arrives. */
async function loseOneReply(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const done = await route.fetch();
      expect(await done.json()).toMatchObject({ result: 'OK' });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function openRows(wizard: ImportWizard, name: string, lines: readonly string[]): Promise<Locator> {
  await wizard.open();
  await wizard.toColumns(name, Buffer.from(lines.join('\r\n')));
  await wizard.toRows(lines.length - 1);
  await expect(wizard.noErrors).toBeVisible();
  return wizard.dialog;
}

/** Imports, receives a connection error, and imports again. */
async function importTwice(wizard: Locator, rows: number): Promise<void> {
  const send = wizard.getByRole('button', { name: `Import ${rows} rows`, exact: true });
  await send.click();
  await expect(wizard.getByText('Check the connection and try again')).toBeVisible();
  await send.click();
}

test('orders whose saving got no reply are imported once, and the second try reports it', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs('seller', '/b/#/orders');
  const prefix = `E2E-L${Date.now() % 1e7}`;
  const rest =
    'Mei,5105550143,1 Quay,Oakland,CA,94607,US,UPS,ups_ground,Jo,88 Cedar,Portland,ME,04101,US,Package,12,9,6,3,in/lb';
  const wizard = await openRows(new ImportWizard(page, 'orders'), 'orders.csv', [
    'Order number,Sender name,Sender phone,Sender address line 1,Sender city,Sender state,Sender ZIP code,Sender country,Carrier,Service,Recipient name,Recipient address line 1,Recipient city,Recipient state,Recipient ZIP code,Recipient country,Package type,Package length,Package width,Package height,Package weight (lb/kg),Package unit',
    `${prefix}-1,${rest}`,
    ',,,,,,,,,,,,,,,,Package,10,8,4,2,in/lb',
    `${prefix}-2,${rest}`,
  ]);
  await loseOneReply(page, '/order/saveOrderAndShipmentExcel');
  await importTwice(wizard, 3);
  await expect(page.getByText('2 orders (3 rows) were already imported', { exact: true })).toBeVisible();
  await expect(wizard).toBeHidden();
  const list = page.getByRole('main');
  await list.getByLabel('Search orders').fill(prefix);
  await expect(list.getByText(`${prefix}-1`, { exact: true })).toHaveCount(1);
  await expect(list.getByText(`${prefix}-2`, { exact: true })).toHaveCount(1);
});

test('products whose saving got no reply are imported once, and the second try reports it', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  const prefix = `E2E-P${Date.now() % 1e7}`;
  const wizard = await openRows(new ImportWizard(page), 'goods.csv', [
    'SKU,Product name,Length,Width,Height,Unit,Package type',
    `${prefix}-1,Oak stool,30,30,45.5,cm/kg,Ready To Ship`,
    `${prefix}-2,Oak table,90,60,75,cm/kg,Ready To Ship`,
  ]);
  await loseOneReply(page, '/importProduct/save');
  await importTwice(wizard, 2);
  await expect(page.getByText('2 rows were already imported', { exact: true })).toBeVisible();
  await expect(page.getByText('2 new', { exact: true })).toBeVisible();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('main').getByText(`${prefix}-1`, { exact: true })).toHaveCount(1);
});
