import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';
import { rowsOfOrders } from '../../pages/order-list.ts';
import { startAct } from '../../pages/order-page.ts';

const words = {
  hold: '挂起',
  holdIt: '挂起订单',
  reason: '原因',
  fraud: '欺诈核查',
  note: '备注',
  held: '已挂起：欺诈核查',
  release: '解除挂起',
  create: '创建面单',
  history: '历史记录',
  released: '已解除挂起',
  put: '已挂起 · 欺诈核查',
  cancel: '取消订单',
  restore: '恢复',
} as const;

test('an order is held with a reason, released, canceled and restored', async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const { orders } = await ownOrders(sized.request, [1]);
  const page = await openAs('seller', `/b/#/orders/${orders[0]!.orderId}`, '简体中文');
  await startAct(page, words.hold);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: words.reason }).click();
  await page.getByRole('option', { name: words.fraud }).click();
  await dialog.getByLabel(words.note).fill('Called the bank');
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('button', { name: words.holdIt }).click();

  await expect(page.getByText(words.held)).toBeVisible();
  await expect(page.getByText('“Called the bank”').first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.create })).toBeHidden();
  await atBothWidths(page, expectAccessible);
  await page.getByRole('button', { name: words.release }).click();
  await expect(page.getByRole('button', { name: words.create })).toBeVisible();
  await expect(page.getByText(words.put)).toBeVisible();

  await startAct(page, words.cancel);
  await dialog.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('button', { name: words.restore, exact: true }).click();
  await expect(page.getByRole('button', { name: words.create })).toBeVisible();
});

test('tags and notes stand with the order, and who added them', async ({ openAs, expectAccessible }) => {
  const page = await openAs('seller', '/b/#/orders?status=SHIPPED');
  await page.getByRole('main').locator(rowsOfOrders).first().click();
  await page.getByLabel('New tag').fill('VIP');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove tag VIP' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Sends a photo with every order');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('“Sends a photo with every order”')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove tag VIP' }).click();
  await expect(page.getByText('Tags changed · − VIP')).toBeVisible();
});
