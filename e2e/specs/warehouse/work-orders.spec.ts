import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** Like a scanner: types into the focused element, and sends Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('work is ordered with its cost in view, done on the floor, and followed by its client', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reference = `WORK-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/work-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Work orders' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New work order' }).first().click();
  await page.getByLabel('Reference').fill(reference);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Relabel' }).click();
  await page.getByRole('combobox', { name: 'SKU' }).click();
  const option = page.getByRole('option').first();
  const sku = (await option.innerText()).split('\n')[0]!.trim();
  await option.click();
  await page.getByLabel('Units').fill('4');
  // 5.00 for the order and at least 3.00 for the units.
  await expect(page.getByText('$8.00')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Submit work order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Work order WO/ });
  await expect(heading).toBeVisible();
  await expectAccessible();
  const address = page.url();

  await page.setViewportSize({ width: 375, height: 812 });
  await openAs('floor', '/w/#/work');
  await expect(page.getByLabel('Scan a work order number or reference')).toBeFocused();
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
  await expectAccessible();
  await scan(page, reference);
  await page.getByRole('button', { name: 'Start work' }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
  await page.getByLabel('Scan a product').focus();
  await scan(page, sku);
  await expect(page.getByRole('list', { name: 'Work to do' }).getByText('4 of 4')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Finish work order' }).click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', address.slice(address.indexOf('/o/#')));
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Relabeled · 4 units/)).toBeVisible();
  await expectAccessible();
});
