import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Like a scanner: types into the focused element, and sends Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('a return is announced, inspected on the bench, and followed by its client', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reference = `BACK-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/return');
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New return' }).first().click();
  await page.getByLabel('Reference').fill(reference);
  await page.getByRole('combobox', { name: 'SKU' }).click();
  const option = page.getByRole('option').first();
  const sku = (await option.innerText()).split('\n')[0]!.trim();
  await option.click();
  await page.getByLabel('Units').fill('2');
  await expectAccessible();
  await page.getByRole('button', { name: 'Announce return' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Return RMA/ });
  await expect(heading).toBeVisible();
  await expectAccessible();
  const address = page.url();

  await page.setViewportSize({ width: 375, height: 812 });
  await openAs('floor', '/w/#/returns');
  await expect(page.getByLabel('Scan a return number, reference, or tracking number')).toBeFocused();
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
  await expectAccessible();
  await scan(page, reference);
  await page.getByRole('button', { name: 'Mark as arrived' }).click();
  await page.getByLabel('Bin', { exact: true }).fill('b-02-1');
  await page.getByLabel('Scan a product').focus();
  await scan(page, sku);
  await expect(page.getByText(`1 × ${sku}: Back to stock`)).toBeVisible();
  await page.getByRole('radio', { name: 'Damaged' }).click();
  await page.getByLabel('Scan a product').focus();
  await scan(page, sku);
  await expect(page.getByRole('list', { name: 'Products' }).getByText('2 of 2')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Complete return' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', address.slice(address.indexOf('/o/#')));
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Inspected · 1 unit · Damaged/)).toBeVisible();
  await expectAccessible();
});
