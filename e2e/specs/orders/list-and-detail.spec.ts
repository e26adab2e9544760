import { expect, test } from '../../fixtures/test.ts';

test('a list keeps its scroll position, and an order links to its neighbors, across pages too', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/b/#/orders?size=20&status=SHIPPED');
  const links = page.getByRole('table', { name: 'List of orders' }).locator('tbody').getByRole('link');
  await expect(links).toHaveCount(20);
  const names = await links.allTextContents();
  const main = page.getByRole('main');
  // Content above the rows that loads later would move them.
  await page.waitForLoadState('networkidle');
  await links.last().hover();
  const top = await main.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(100);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${names[19]}` })).toBeVisible();

  await page.getByRole('button', { name: 'Next in the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${names[19]}` })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${names[19]}` })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: `Order ${names[18]}` })).toBeVisible();

  await page.goBack();
  await expect(links).toHaveCount(20);
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBe(top);
  await expect(page).toHaveURL(/status=SHIPPED/);
});

test('a saved view restores search, filter and columns, and is deleted again', async ({
  openAs,
  expectAccessible,
}) => {
  const name = `On hold ${Date.now()}`;
  const page = await openAs('other', '/b/#/orders?status=ON_HOLD');
  await page.getByRole('button', { name: 'Columns and density' }).click();
  await page.getByRole('checkbox', { name: 'Units', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Units' })).toHaveCount(0);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByLabel('View name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'All (default)' }).click();
  await expect(page).toHaveURL(/#\/orders$/);
  await expect(page.getByRole('columnheader', { name: 'Units' })).toBeVisible();

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/status=ON_HOLD/);
  await expect(page.getByRole('columnheader', { name: 'Units' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('rows are selected, previewed and moved through by keys', async ({ openAs, expectAccessible }) => {
  const page = await openAs('seller', '/b/#/shipments');
  const rows = page.getByRole('table', { name: 'List of shipments' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  const panel = page.getByRole('complementary').filter({ hasText: 'Open order' });
  await expect(panel).toBeVisible();
  await expectAccessible();
  const first = await panel.getByRole('heading', { level: 2 }).textContent();
  // From the tick box, which has the focus after X, J leads to the next row.
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(first!);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toHaveCount(0);
});
