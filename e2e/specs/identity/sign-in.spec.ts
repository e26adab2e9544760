import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/sign-in-page.ts';

test.describe('signing in', () => {
  test('redirects everything to the login page and back to the requested page', async ({ page }) => {
    await page.goto('/o/#/app/products');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, people.seller);
    await expect(page).toHaveURL(/\/o\/#\/app\/products$/);
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  });

  test('takes a signed-in person from the root to the order list (spec §2)', async ({ openAs }) => {
    const page = await openAs('seller', '/');
    await expect(page).toHaveURL(/\/b\/#\/orders$/);
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  });

  test('reports in the person’s language that name or password is wrong, and keeps the name', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: '简体中文' }).click();
    await page.getByLabel('邮箱或用户名').fill(people.seller);
    await page.getByLabel('密码', { exact: true }).fill('Wrong_123');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
    await expect(page.getByLabel('邮箱或用户名')).toHaveValue(people.seller);
  });

  test('stays signed in over a reload and ends at logout', async ({ openAs }) => {
    const page = await openAs('seller', '/b/#/orders');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await page.getByRole('button', { name: /Mei Carver/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/b/#/orders');
    await expect(page).toHaveURL(/\/login$/);
  });

  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    '/%5cevil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ]) {
    test(`never leads to ${evil} after the login (decision D5)`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(evil)}&url=${encodeURIComponent(evil)}`);
      await signIn(page, people.seller);
      await expect(page).toHaveURL(/\/b\/#\/orders$/);
    });
  }
});
