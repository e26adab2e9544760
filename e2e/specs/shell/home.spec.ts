import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

test('Home shows orders, stores and imports; a number leads to its orders', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openAs('seller', '/b/#/home', '简体中文');
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: /^(Home|首页)$/ })).toBeVisible();
  for (const name of [
    /^(Orders|订单)$/,
    /^(Stores|店铺)$/,
    /^(Imports and exports|导入与导出)$/,
    /^(Postage|运费钱包)$/,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(On hold|已挂起)$/ })
    .click();
  await expect(page).toHaveURL(/\/b\/#\/orders\?status=ON_HOLD/);
});

test('a new account finds its first steps, and each leads somewhere', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  const email = await newPerson(request);
  await openAs(email, '/b/#/home');
  await expect(page.getByRole('heading', { level: 2, name: 'Get started' })).toBeVisible();
  await expectAccessible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Import products' }).click();
  const wizard = page.getByRole('dialog', { name: 'Import products' });
  await expect(wizard).toBeVisible();
  await wizard.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('button', { name: 'Connect a store' }).first().click();
  await expect(page.getByRole('dialog', { name: /Connect a store/ })).toBeVisible();
});

for (const wrong of ['/nowhere', '/b/#/nowhere'])
  test(`${wrong} before the sign-in ends at the orders, with a note`, async ({ page }) => {
    await page.goto(wrong);
    await signInAs(page, 'plain@lading.test');
    await expect(page.getByText(`We couldn’t find ${wrong}. Here are your orders.`).first()).toBeVisible();
    await expect(page).toHaveURL(/\/b\/#\/orders/);
  });
