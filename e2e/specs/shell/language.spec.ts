import { expect, test } from '../../fixtures/test.ts';

test('switching the language updates menu, header and sub-application, and is stored (spec §1)', async ({
  openAs,
}) => {
  const page = await openAs('other', '/b/#/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemcheckbox', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { name: '订单' })).toBeVisible();
  await expect(page.getByRole('navigation').getByText('商品')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.reload();
  await expect(page.getByRole('heading', { name: '订单' })).toBeVisible();
});
