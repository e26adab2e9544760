import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';

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

    test('an order, a product and the drawer of the menu are accessible', async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('shipper', '/b/#/orders', language);
      await page.getByRole('link', { name: /^OC/ }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: /^(Order|订单) / })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible();

      await page.goto('/o/#/app/products/new');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectAccessible();

      if (width > 768) return;
      await page.getByRole('button', { name: /^(Open menu|打开菜单)$/ }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectAccessible();
    });

    test('the pages of a reseller’s clients are accessible', async ({ page, expectAccessible }) => {
      const host = serverAddress.replace('localhost', 'reseller.localhost');
      for (const path of ['/ss/login', '/ss/sign-up', '/ss/forgot-psw']) {
        await page.goto(host + path);
        await page.getByRole('button', { name: language }).click();
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible();
      }
    });
  });
}
