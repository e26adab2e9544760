import { readFileSync } from 'node:fs';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { rowsOfOrders } from '../../pages/order-list.ts';
import { startAct } from '../../pages/order-page.ts';

const words = {
  orders: '订单',
  act: '装箱单',
  paper: '纸张',
  prices: '显示价格',
  download: '下载 PDF',
} as const;

test('a packing slip of an order is saved as PDF', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 800 });
  const page = await openAs('seller', '/b/#/orders', '简体中文');
  await page.getByRole('main').locator(rowsOfOrders).first().click();
  await startAct(page, words.act);
  const dialog = page.getByRole('dialog', { name: words.act });
  await dialog
    .getByRole('radiogroup', { name: words.paper })
    .getByRole('radio', { name: /^4 × 6/ })
    .click();
  await dialog.getByRole('checkbox', { name: words.prices }).click();
  await atBothWidths(page, expectAccessible);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.download }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${words.act} .+\\.pdf$`));
  const pdf = readFileSync(await file.path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/MediaBox [0 0 288 432]');
  await expect(dialog).toBeHidden();

  await test.step('the next slip starts with the same paper', async () => {
    await startAct(page, words.act);
    await expect(dialog.getByRole('radio', { name: /^4 × 6/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: words.prices })).toBeChecked();
  });
});
