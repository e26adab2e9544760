import { asPerson } from '../../fixtures/as-person.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    send: 'Send to warehouse',
    refused: '1 not possible',
    card: 'Warehouse',
    none: 'No warehouse can ship this order.',
    heading: 'Warehouse routing',
    everywhere: 'Ships to all countries',
    save: 'Save changes',
    saved: 'Saved',
    add: /^Add a country/,
    country: 'Canada',
    remove: 'Remove Canada',
  },
  简体中文: {
    send: '下发仓库',
    refused: '1 个无法处理',
    card: '仓库',
    none: '没有仓库可发出该订单。',
    heading: '分仓规则',
    everywhere: '可发往所有国家/地区',
    save: '保存修改',
    saved: '已保存',
    add: /^添加国家/,
    country: '加拿大',
    remove: '移除加拿大',
  },
} as const;

for (const [language, width] of screens) {
  test(`orders are sent to a warehouse together, and an order says why it was not (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
    request,
  }) => {
    const w = words[language];
    const orderNo = `ROUTE-${language === 'English' ? 'EN' : 'CN'}-${Date.now()}`;
    const skuCode = `${orderNo}-SKU`;
    const seller = await asPerson(request, 'seller');
    // A product that no warehouse has, so that the result does not depend on other specs.
    await seller('PUT', '/api/wms-product/oms/product', {
      skuCode,
      skuName: 'Out of stock',
      packageType: 'Ready To Ship',
      unit: 'cm/kg',
      upc: String(Date.now()).slice(-12),
      length: 1,
      width: 1,
      height: 1,
      purchasingCost: 1,
    });
    await seller('POST', '/api/lading-order/order/create', {
      orderNo,
      currency: 'USD',
      packages: [],
      recipient: {
        name: 'Ann Route',
        addressLine1: '1 Main St',
        city: 'Reno',
        stateCode: 'NV',
        zipCode: '89501',
        countryCode: 'US',
      },
      lines: [{ skuCode, quantity: 1 }],
    });
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('seller', `/b/#/orders?q=${orderNo}`, language);
    await page.getByRole('checkbox', { name: new RegExp(orderNo) }).check();
    await page.getByRole('button', { name: w.send, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible();
    await dialog.getByRole('button', { name: w.send, exact: true }).click();
    await expect(dialog.getByText(w.refused)).toBeVisible();
    await dialog.getByRole('link', { name: orderNo }).click();
    await expect(page.getByText(w.none)).toBeVisible();
    await expect(page.getByText(skuCode).first()).toBeVisible();
    await expectAccessible();
  });

  test(`what a warehouse ships to is saved (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('other', '/o/#/app/outbound/routing', language);
    await expect(page.getByRole('heading', { level: 1, name: w.heading })).toBeVisible();
    await expect(page.getByText(w.everywhere).first()).toBeVisible();
    await page.getByRole('combobox', { name: w.add }).first().fill(w.country);
    await page.getByRole('option', { name: w.country }).first().click();
    await page.getByRole('button', { name: w.save }).click();
    await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
    await expectAccessible();
    await page.reload();
    await page.getByRole('button', { name: w.remove }).click();
    await page.getByRole('button', { name: w.save }).click();
    await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
  });
}
