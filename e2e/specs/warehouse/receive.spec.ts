import type { Page } from '@playwright/test';
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

test('an order is released, picked and packed on the floor, and shipped', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('floor', '/w/#/pick');
  await page.setViewportSize({ width: 375, height: 812 });
  const orders = page.getByRole('list', { name: 'Orders to ship' });
  await expect(orders.getByRole('link').first()).toBeVisible();
  await expectAccessible();
  await orders.getByRole('link').first().click();
  const pack = page.getByRole('button', { name: 'Everything is packed' });
  const go = page.getByText(/^Go to \S+: \d+ × \S+$/);
  await expect(go.or(pack)).toBeVisible();
  while (await go.isVisible()) {
    const [, bin, , sku] = /^Go to (\S+): (\d+) × (\S+)$/.exec(await go.innerText())!;
    await expect(page.getByLabel('Scan the bin')).toBeFocused();
    await scan(page, bin!);
    await expect(page.getByLabel(`Scan the product in ${bin}`)).toBeFocused();
    await scan(page, sku!);
    await expect(page.getByText(new RegExp(`× ${sku} picked from ${bin}`)).or(pack)).toBeVisible();
  }
  await pack.click();
  await expect(page.getByLabel('Scan the tracking number')).toBeFocused();
  await expectAccessible();
  await scan(page, `1Z${Date.now()}`);
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', '/o/#/app/outbound?status=SHIPPED');
  const outbounds = page.getByRole('table', { name: 'Outbound' });
  await outbounds.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Outbound OUT/ })).toBeVisible();
  await expectAccessible();
});
