import type { APIRequestContext, Page } from '@playwright/test';
import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Like a scanner: types into the focused element, and sends Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('an inbound is announced, received by scan on a phone, put away, and seen as stock', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reference = `PO-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/inbound');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbound' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New inbound' }).click();
  await page.getByLabel('Reference').fill(reference);
  await page.getByRole('combobox', { name: 'SKU' }).click();
  const option = page.getByRole('option').nth(6);
  const sku = (await option.innerText()).split('\n')[0]!.trim();
  await option.click();
  await page.getByLabel('Units').fill('3');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Inbound IN/ })).toBeVisible();
  await page.getByRole('button', { name: 'Submit to warehouse' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await expectAccessible();

  await page.setViewportSize({ width: 375, height: 812 });
  await openAs('floor', '/w/#/dock');
  await expect(page.getByLabel('Scan an inbound number or reference')).toBeFocused();
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
  await expectAccessible();
  await scan(page, reference);
  await page.getByRole('button', { name: 'Mark as arrived' }).click();
  await expect(page.getByLabel('Scan a product')).toBeFocused();
  await scan(page, sku);
  await expect(page.getByText(`${sku}: 1 counted`)).toBeVisible();
  await scan(page, 'NOT-ON-IT');
  await expect(page.getByText('NOT-ON-IT is not on this inbound.')).toBeVisible();
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Scan a product').focus();
  await scan(page, sku.toLowerCase());
  const lines = page.getByRole('list', { name: 'Products' });
  await expect(lines.getByText('3 of 3')).toBeVisible();
  await expectAccessible();

  await page.getByRole('radio', { name: 'Put away (3)' }).click();
  await page.getByLabel('Scan a product to put away').focus();
  await scan(page, sku);
  await expect(page.getByLabel('Scan the bin')).toBeFocused();
  await scan(page, 'b-02-1');
  await expect(page.getByText(`3 × ${sku} put into B-02-1`)).toBeVisible();
  await page.getByRole('button', { name: 'Close inbound' }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', `/o/#/app/inventory?search=${sku}`);
  const stock = page.getByRole('table', { name: 'Inventory' });
  await expect(stock.getByRole('link', { name: sku })).toBeVisible();
  await expectAccessible();
  await stock.getByRole('link', { name: sku }).click();
  await expect(page.getByRole('table', { name: 'History' }).getByText('Put away').first()).toBeVisible();
  await expect(page.getByText('B-02-1').first()).toBeVisible();
  await expectAccessible();
});

/** Releases an order of one unit that the warehouse has. @returns its number */
async function releasedOrder(request: APIRequestContext): Promise<string> {
  const seller = await asPerson(request, 'seller');
  const floor = await asPerson(request, 'floor');
  const [warehouse] = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as {
    warehouseId: string;
  }[];
  const { warehouseId } = warehouse!;
  const { records } = (await seller(
    'GET',
    `/api/wms-business/oms/inventory/page?stock=available&warehouseId=${warehouseId}`,
  )) as { records: { skuCode: string }[] };
  const orderNo = `PICK-${Date.now()}`;
  const { orderId } = (await seller('POST', '/api/lading-order/order/create', {
    orderNo,
    currency: 'USD',
    packages: [],
    recipient: {
      name: 'Ann Pick',
      addressLine1: '1 Main St',
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '89501',
      countryCode: 'US',
    },
    lines: [{ skuCode: records[0]!.skuCode, quantity: 1 }],
  })) as { orderId: string };
  await seller('POST', '/api/lading-outbound/oms/outbound/parcel/release', { orderId, warehouseId });
  return orderNo;
}

test('an order is released, picked and packed on the floor, and shipped', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  test.slow();
  const orderNo = await releasedOrder(request);
  const page = await openAs('floor', '/w/#/pick');
  await page.setViewportSize({ width: 375, height: 812 });
  const order = page.getByRole('list', { name: 'Orders to ship' }).getByRole('link', { name: orderNo });
  await expect(order).toBeVisible();
  await expectAccessible();
  await order.click();
  await expect(page.getByRole('main').getByText(orderNo).first()).toBeVisible();
  const go = page.getByText(/^Go to \S+: \d+ × \S+$/);
  await expect(go).toBeVisible();
  const [, bin, , sku] = /^Go to (\S+): (\d+) × (\S+)$/.exec(await go.innerText())!;
  await expect(page.getByLabel('Scan the bin')).toBeFocused();
  await scan(page, bin!);
  await expect(page.getByLabel(`Scan the product in ${bin}`)).toBeFocused();
  await scan(page, sku!);
  await page.getByRole('button', { name: 'Everything is packed' }).click();
  await expect(page.getByLabel('Scan the tracking number')).toBeFocused();
  await expectAccessible();
  await scan(page, `1Z${Date.now()}`);
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', '/o/#/app/outbound?status=SHIPPED');
  const shipped = page.getByRole('table', { name: 'Outbound' }).getByRole('row').filter({ hasText: orderNo });
  await shipped.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Outbound OUT/ })).toBeVisible();
  await expectAccessible();
});
