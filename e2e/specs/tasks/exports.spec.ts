import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

// One account, whose latest tasks are looked at.
test.describe.configure({ mode: 'serial' });

const words = {
  English: {
    export: 'Export',
    csv: 'CSV, comma-separated (.csv)',
    xlsx: 'Excel workbook (.xlsx)',
    started: 'Export started',
    title: 'Imports and exports',
    download: /^Download: /,
  },
  简体中文: {
    export: '导出',
    csv: 'CSV 逗号分隔（.csv）',
    xlsx: 'Excel 工作簿（.xlsx）',
    started: '已开始导出',
    title: '导入与导出',
    download: /^下载：/,
    heading: 'SKU编码,商品名称',
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const product = (skuCode: string) => ({
  skuCode,
  skuName: '=1+1',
  packageType: 'Ready To Ship',
  length: 10,
  width: 8,
  height: 6,
  unit: 'cm/kg',
});

/** Waits until the list has this many rows, without headings and totals. */
const expectRows = (page: Page, many: number) =>
  expect(page.getByRole('main').locator('tbody').getByRole('row')).toHaveCount(many);

/** Exports the shown list, and downloads the file from the header. */
async function exported(page: Page, say: Words, format: 'csv' | 'xlsx', name: RegExp) {
  await page.getByRole('main').getByRole('button', { name: say.export, exact: true }).click();
  await page.getByRole('menuitem', { name: say[format], exact: true }).click();
  // The toast of an earlier export may still be shown.
  await expect(page.getByText(say.started, { exact: true }).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say.title}`) })
    .click();
  const item = page
    .getByRole('dialog', { name: say.title })
    .getByRole('listitem')
    .filter({ hasText: name })
    .first();
  const button = item.getByRole('button', { name: say.download });
  await expect(button).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('products leave as they are narrowed', async ({ openAs, request, expectAccessible }) => {
  const say = words.简体中文;
  const prefix = `EXP${Date.now() % 1e9}`;
  const call = await asPerson(request, 'other');
  for (const number of [1, 2, 3])
    await call('PUT', '/api/wms-product/oms/product', product(`${prefix}-${number}`));
  const page = await openAs('other', `/o/#/app/products?q=${prefix}`, '简体中文');
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByText(`${prefix}-3`).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: say.export, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: say.csv, exact: true })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  const file = await exported(page, say, 'csv', /\.csv/);
  expect(file.name).toMatch(/\.csv$/);
  const lines = file.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain(say.heading);
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',')[0])
      .toSorted(),
  ).toEqual([1, 2, 3].map((number) => `${prefix}-${number}`));
  // No cell of a file of ours is a live formula (decision D8).
  expect(lines[1]).toContain(`'=1+1`);
  await atBothWidths(page, expectAccessible);
});

test('orders and their shipments leave as workbooks', async ({ openAs, request }) => {
  const prefix = `EXO${Date.now() % 1e9}`;
  const address = {
    senderName: 'Dock 1',
    senderCountryCode: 'US',
    senderAddressLine1: '1 Dock St',
    senderCity: 'Ontario',
    senderStateCode: 'CA',
    senderZipCode: '91761',
    senderPhone: '9095550100',
    name: 'Ada Chen',
    addressLine1: '2 Elm St',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
  };
  const call = await asPerson(request, 'other');
  await call(
    'POST',
    '/api/lading-order/order/saveOrderAndShipmentExcel',
    [1, 2].map((number) => ({
      orderNO: `${prefix}-${number}`,
      carrierName: 'UPS',
      serviceCode: 'ups_ground',
      ...address,
      packageWeight1: '2',
      packageUnit: 'in/lb',
    })),
  );
  const page = await openAs('other', `/b/#/orders?q=${prefix}`);
  await expectRows(page, 2);
  const orders = await exported(page, words.English, 'xlsx', /^Orders .*\.xlsx/);
  expect(orders.name).toMatch(/^Orders \d{4}-\d\d-\d\d \d{4}\.xlsx$/);
  expect(orders.bytes.subarray(0, 2).toString()).toBe('PK');

  await page.goto(`/b/#/shipments?q=${prefix}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments', exact: true })).toBeVisible();
  await expectRows(page, 2);
  const shipments = await exported(page, words.English, 'csv', /^Shipments .*\.csv/);
  const lines = shipments.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain(`${prefix}-2`);
});
