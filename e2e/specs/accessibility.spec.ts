import { expect, test } from '../fixtures/test.ts';

const pages = [
  { name: 'order list', path: '/b/#/orders', heading: /Orders|订单/ },
  { name: 'product list', path: '/o/#/app/products', heading: /Products|商品/ },
  { name: 'message center', path: '/o/#/app/messageCenter/list', heading: /Message center|消息中心/ },
  { name: 'parcel check', path: '/e/#/rates', heading: /Parcel check|包裹/ },
  { name: 'page to come', path: '/o/#/app/inbound', heading: /./ },
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
];

for (const viewport of sizes) {
  for (const scheme of ['light', 'dark'] as const) {
    test.describe(`${viewport.width} px, ${scheme}`, () => {
      test.use({ viewport, colorScheme: scheme });

      test('the login page is accessible', async ({ page, expectAccessible }) => {
        await page.goto('/login');
        await expect(page.getByLabel('E-mail or user name')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
        await expectAccessible();
      });

      for (const { name, path, heading } of pages) {
        test(`the ${name} is accessible and does not scroll sideways`, async ({
          openAs,
          expectAccessible,
        }) => {
          const page = await openAs('shipper', path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible();
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
