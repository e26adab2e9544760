import { expect, test } from '../../fixtures/test.ts';

const pages = [
  { name: 'order list', path: '/b/#/orders', heading: /Orders|订单/ },
  { name: 'product list', path: '/o/#/app/products', heading: /Products|商品/ },
  { name: 'message center', path: '/o/#/app/messageCenter/list', heading: /Message center|消息中心/ },
  { name: 'rate calculator', path: '/e/#/rates', heading: /^(Rate calculator|运费试算)$/ },
  { name: 'shipment list', path: '/b/#/shipments', heading: /^(Shipments|发货单)$/ },
  { name: 'page to come', path: '/b/#/settings/pickups', heading: /^(Pickups|预约取件)/ },
];
/** Every width in both schemes and both languages, without every combination of them. */
const looks = [
  { width: 1440, scheme: 'light', language: 'English' },
  { width: 1440, scheme: 'dark', language: '简体中文' },
  { width: 375, scheme: 'light', language: '简体中文' },
  { width: 375, scheme: 'dark', language: 'English' },
] as const;

for (const { width, scheme, language } of looks) {
  test.describe(`${width} px, ${scheme}, ${language}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });

    test('the login page is accessible', async ({ page, expectAccessible }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: language }).click();
      await expect(page.getByLabel(/Email or user name|邮箱或用户名/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Sign in|登录)$/ })).toBeVisible();
      await expectAccessible();
    });

    for (const { name, path, heading } of pages) {
      test(`the ${name} is accessible and does not scroll sideways`, async ({ openAs, expectAccessible }) => {
        const page = await openAs('shipper', path, language);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectAccessible();
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
      });
    }
  });
}
