import { inEachLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const pages = [
  { path: '/b/#/orders', heading: /Orders|订单/ },
  { path: '/b/#/shipments', heading: /^(Shipments|发货单)$/ },
  { path: '/b/#/settings/pickups', heading: /^(Pickups|上门取件)/ },
  { path: '/b/#/settings/address-change', heading: /^(Address change|地址修改)$/ },
  { path: '/b/#/settings/eei-history', heading: /^(EEI history|EEI 申报记录)$/ },
  { path: '/o/#/app/products', heading: /Products|商品/ },
  { path: '/o/#/app/messageCenter/list', heading: /Message center|消息中心/ },
  { path: '/e/#/rates', heading: /^(Rate calculator|运费试算)$/ },
];

for (const language of ['English', '简体中文'] as const) {
  test(`the login page is accessible in ${language}`, async ({ page, expectAccessible }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: language }).click();
    await inEachLook(page, language, async () => {
      await expect(page.getByLabel(/Email or user name|邮箱或用户名/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Sign in|登录)$/ })).toBeVisible();
      await expectAccessible();
    });
  });

  test(`lists and pages are accessible and do not scroll sideways in ${language}`, async ({
    openAs,
    expectAccessible,
  }) => {
    test.slow();
    const page = await openAs('shipper', pages[0]!.path, language);
    for (const { path, heading } of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await inEachLook(page, language, async () => {
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible();
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(wider).toBeLessThanOrEqual(0);
        });
      });
  });
}
