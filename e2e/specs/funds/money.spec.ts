import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a client’s payment is recorded, seen by the client, and reversed', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reference = `TRANSFER ${Date.now()}`;
  const page = await openAs('floor', '/w/#/money');
  const clients = page.getByRole('list', { name: 'Clients' });
  const pay = clients.getByRole('button', { name: /^Record payment: Harbor/ });
  await expect(pay).toBeVisible();
  await expectAccessible();
  await pay.click();
  const dialog = page.getByRole('dialog', { name: /^Payment by Harbor/ });
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await dialog.getByLabel('Amount').fill('123.45');
  await dialog.getByLabel('Reference').fill(reference);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^\$123\.45 recorded for Harbor/).first()).toBeVisible();

  await openAs('seller', '/o/#/app/funds/warehouses');
  await expect(page.getByRole('heading', { level: 1, name: 'My funds' })).toBeVisible();
  await expect(page.getByText('Available', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Transactions' }).first().click();
  const statement = page.getByRole('table');
  await expect(statement.getByText(reference)).toBeVisible();
  await expectAccessible();

  await openAs('floor', '/w/#/money');
  await clients.getByRole('button', { name: /^Statement: Harbor/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: reference });
  await line.getByRole('button', { name: 'Reverse $123.45' }).click();
  await page
    .getByRole('alertdialog', { name: 'Reverse $123.45?' })
    .getByRole('button', { name: 'Reverse payment' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Correction' }).first()).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(0);
  await expectAccessible();
});

test('a client reports a payment, and the warehouse confirms it', async ({ openAs, expectAccessible }) => {
  test.slow();
  const reference = `FT-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/funds/warehouses');
  await page.getByRole('button', { name: 'Report payment' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Payment to / });
  await dialog.getByRole('button', { name: 'Report payment' }).click();
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await dialog.getByLabel('Amount').fill('87.65');
  await dialog.getByLabel('Bank reference').fill(reference);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Report payment' }).click();
  const reported = page.getByRole('listitem').filter({ hasText: reference }).last();
  await expect(reported.getByText('Waiting')).toBeVisible();
  await expectAccessible();

  await openAs('floor', '/w/#/money');
  await page.setViewportSize({ width: 375, height: 812 });
  const line = page.getByRole('listitem').filter({ hasText: reference });
  await expect(line).toBeVisible();
  await expectAccessible();
  await line.getByRole('button', { name: /^Confirm \$87\.65 of / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Credit $87.65' }).click();
  await expect(line).toBeHidden();

  await openAs('seller', '/o/#/app/funds/warehouses');
  await expect(reported.getByText('Confirmed')).toBeVisible();
});

test('a rate card is drafted, tried, corrected and discarded on a phone', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const name = `Phone ${Date.now()}`;
  const page = await openAs('floor', '/w/#/money');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('link', { name: 'New rate card' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Some rules are not complete. Check the marked fields.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Price' }).last().fill('0.35');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  await second.getByRole('combobox', { name: 'Charge' }).click();
  await page.getByRole('option', { name: 'Storage, per m³ and day' }).click();
  await second.getByRole('button', { name: 'Add step' }).click();
  await second.getByRole('textbox', { name: 'Price' }).first().fill('0');
  await second.getByRole('textbox', { name: 'Price' }).last().fill('0.8');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByRole('list', { name: 'Rate cards' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('the storage report shows volume, ages and costs', async ({ openAs, expectAccessible }) => {
  const page = await openAs('seller', '/o/#/app/storage-report', '简体中文');
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: /^(Storage report|仓储报表)$/ })).toBeVisible();
  await expect(page.getByRole('slider', { name: /^(Volume by day|按日体积)$/ })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^(Products by volume|商品体积排行)$/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^(90 days|90 天)$/ }).click();
  await expect(page).toHaveURL(/days=90/);
  await atBothWidths(page, expectAccessible);
});
