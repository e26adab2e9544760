import { inEachLook } from '../../fixtures/looks.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const language of ['English', '简体中文'] as const) {
  test(`an order, a product and the drawer of the menu are accessible in ${language}`, async ({
    openAs,
    expectAccessible,
  }) => {
    test.slow();
    const page = await openAs('shipper', '/b/#/orders', language);
    await page.getByRole('link', { name: /^OC/ }).first().click();
    await inEachLook(page, language, async () => {
      await expect(page.getByRole('heading', { level: 1, name: /^(Order|订单) / })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible();
    });

    await page.goto('/o/#/app/products/new');
    await inEachLook(page, language, async (width) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectAccessible();

      if (width > 768) return;
      await page.getByRole('button', { name: /^(Open menu|打开菜单)$/ }).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await expectAccessible();
    });
  });

  test(`the pages of a reseller’s clients are accessible in ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    const host = serverAddress.replace('localhost', 'reseller.localhost');
    for (const path of ['/ss/login', '/ss/sign-up', '/ss/forgot-psw']) {
      await page.goto(host + path);
      await page.getByRole('button', { name: language }).click();
      await inEachLook(page, language, async () => {
        await expect(page.getByRole('textbox').first()).toBeVisible();
        await expectAccessible();
      });
    }
  });
}
