import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
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
} as const;

test('orders are sent to a warehouse together, and an order says why it was not', async ({
  openAs,
  expectAccessible,
  page: sized,
  request,
}) => {
  const orderNo = `ROUTE-${Date.now()}`;
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
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', `/b/#/orders?q=${orderNo}`, '简体中文');
  await page.getByRole('checkbox', { name: new RegExp(orderNo) }).check();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  await expect(dialog.getByText(words.refused)).toBeVisible();
  await dialog.getByRole('link', { name: orderNo }).click();
  await expect(page.getByText(words.none)).toBeVisible();
  await expect(page.getByText(skuCode).first()).toBeVisible();
  await atBothWidths(page, expectAccessible);
});

test('what a warehouse ships to is saved', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('other', '/o/#/app/outbound/routing', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  await expect(page.getByText(words.everywhere).first()).toBeVisible();
  await page.getByRole('combobox', { name: words.add }).first().fill(words.country);
  await page.getByRole('option', { name: words.country }).first().click();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page.reload();
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
});
