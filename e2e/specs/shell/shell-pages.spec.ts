import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the browser’s tab has the name of each page and of the brand', async ({ openAs }) => {
  const page = await openAs('plain', '/b/#/orders');
  for (const [path, title] of [
    ['/b/#/orders', 'Orders · Lading'],
    ['/b/#/shipments', 'Shipments · Lading'],
    ['/o/#/app/products', 'Products · Lading'],
    ['/o/#/app/messageCenter/list', 'Message center · Lading'],
    ['/maintain', 'System upgrade in progress · Lading'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  // The maintenance page fills the screen and is centered.
  const isWhole = await page.getByRole('main').evaluate((main) => main.clientHeight >= window.innerHeight);
  expect(isWhole).toBe(true);
});

test('focus goes to the heading of each new page within a sub-application', async ({ openAs }) => {
  const page = await openAs('shipper', '/b/#/orders');
  await page.getByRole('link', { name: /^OC/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
});

test('unread support answers are counted 500 ms after the load, and when the page comes into sight again (spec §4)', async ({
  openAs,
}) => {
  const page = await openAs('shipper', '/b/#/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const isCount = (url: string) => url.includes('/message/queryUnread');
  await page.reload();
  // By the page's own record: late requests of the previous page do not count.
  const count = () =>
    page.evaluate(() => {
      const found = performance.getEntriesByType('resource').find(({ name }) => name.includes('queryUnread'));
      const { startTime, responseStatus } = (found ?? {}) as Partial<PerformanceResourceTiming>;
      return { startTime, responseStatus };
    });
  await expect.poll(async () => (await count()).responseStatus).toBe(200);
  const mayBegin = await page.evaluate(() => {
    const loads = performance.getEntriesByType('resource').filter(({ name }) => name.includes('afterLogin'));
    return Math.min(...loads.map(({ startTime }) => startTime)) + 500;
  });
  expect((await count()).startTime).toBeGreaterThanOrEqual(mayBegin);
  await Promise.all([
    page.waitForRequest((request) => isCount(request.url())),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
  ]);
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('a first visit is in Chinese, and the account’s own language applies after sign-in', async ({
    page,
  }) => {
    await page.goto('/b/#/orders');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByLabel('邮箱或用户名').fill(people.plain);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    // The demo's accounts speak English.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
