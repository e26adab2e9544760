import { readFileSync } from 'node:fs';
import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  add: '添加附件',
  remove: '移除 proof.pdf',
  submit: '移除附件',
  refused: /不超过 10 MB 的/,
} as const;
const proof = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 proof') };

test('a file is added to an order, saved and removed', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const { orders } = await ownOrders(sized.request, [1]);
  const page = await openAs('seller', `/b/#/orders/${orders[0]!.orderId}`, '简体中文');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await expect(page.getByRole('alert').filter({ hasText: words.refused })).toBeVisible();
  await choose.setInputFiles(proof);
  const file = page.getByRole('button', { name: 'proof.pdf', exact: true });
  await expect(file).toBeVisible();
  await atBothWidths(page, expectAccessible);
  const saved = page.waitForEvent('download');
  await file.click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('%PDF-1.7 proof');
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.submit }).click();
  await expect(file).toBeHidden();
});
