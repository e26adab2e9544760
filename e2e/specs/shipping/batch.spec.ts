import { readFileSync } from 'node:fs';
import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    create: /^Create labels/,
    title: /^Label batch /,
    buy: /^Buy \d+ labels? · \$/,
    total: 'Total of the batch',
    fastest: 'Use fastest service',
    update: 'Update rates',
    packages: 'Packages',
  },
  简体中文: {
    create: /^创建面单/,
    title: /^面单批次 /,
    buy: /^购买 \d+ 张面单 · US\$/,
    total: '批次合计',
    fastest: '选用最快的服务',
    update: '更新报价',
    packages: '包裹',
  },
} as const;

test('orders of the list become a batch that is fixed in place', async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  const w = words.简体中文;
  await sized.setViewportSize({ width: 375, height: 900 });
  const { reference } = await ownOrders(sized.request, [1, 1]);
  const page = await openAs('seller', `/b/#/orders?status=UNSHIPPED&q=${reference}`, '简体中文');
  const boxes = page.locator('[data-row]').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: w.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  await expect(page.getByRole('region', { name: w.total })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
  await atBothWidths(page, expectAccessible);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').first().click();
  const panel = page.getByRole('complementary').filter({ hasText: w.packages });
  await expect(panel.getByRole('button', { name: w.update })).toBeVisible();
  await atBothWidths(page, expectAccessible);
});

test('a batch is bought once, printed in its order, and leaves the list of orders', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  test.slow();
  const w = words.English;
  const { reference } = await ownOrders(request, [1, 2, 1]);
  const page = await openAs('seller', `/b/#/orders?status=UNSHIPPED&q=${reference}`);
  const boxes = page.locator('[data-row]').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const at of [0, 1, 2]) await boxes.nth(at).click();
  await page.getByRole('button', { name: w.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
  const buy = page.getByRole('button', { name: w.buy });
  await expect(buy).toBeVisible({ timeout: 20_000 });
  // A label for each package.
  await expect(buy).toHaveText(/^Buy 4 labels/);
  const before = await buy.textContent();

  await test.step('a dearer service changes the total', async () => {
    await page.locator('[data-row]').getByRole('checkbox').first().click();
    await page.getByRole('button', { name: w.fastest }).click();
    await expect(buy).not.toHaveText(before ?? '');
  });
  await buy.dblclick();
  const print = page.getByRole('button', { name: 'PDF', exact: true });
  await expect(print).toBeVisible({ timeout: 30_000 });
  await expectAccessible();
  const saved = page.waitForEvent('download');
  await print.click();
  const pdf = readFileSync(await (await saved).path(), 'latin1');
  expect(pdf.match(/MediaBox \[\s?0 0 288 432\s?\]/g)).toHaveLength(4);
  await page.getByRole('link', { name: 'Label batches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Label batches' })).toBeVisible();
  await expectAccessible();
});
