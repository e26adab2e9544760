import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  add: '新建订单',
  create: '创建订单',
  required: '此项必填',
  edit: '编辑',
  name: '姓名',
  line1: '地址 1',
  city: '城市',
  state: '州/省',
  zip: '邮编',
  sku: 'SKU',
  price: '单价',
  reference: '参考号',
  save: '保存修改',
  made: '手动创建',
  units: '件数',
  more: '更多',
  split: '拆分订单',
  one: '增加',
  from: '拆分自',
} as const;

test('an order is written by hand, edited and split', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', '/b/#/orders', '简体中文');
  await page.getByRole('link', { name: words.add }).click();
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.required).first()).toBeVisible();
  await atBothWidths(page, expectAccessible);
  const field = (name: string) => page.getByLabel(name, { exact: true }).first();
  for (const [name, text] of [
    [words.name, 'Hannah Whitfield'],
    [words.line1, '418 Larkin St'],
    [words.city, 'San Francisco'],
    [words.state, 'CA'],
    [words.zip, '94102'],
    [words.sku, 'JP-BOWL'],
    [words.units, '3'],
    [words.price, '34.5'],
  ] as const)
    await page
      .getByLabel(new RegExp(`^${name}\\*?$`))
      .first()
      .fill(text);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.made)).toBeVisible();
  await expect(page.getByText('418 Larkin St')).toBeVisible();
  await page.getByRole('link', { name: words.edit, exact: true }).click();
  await field(words.reference).fill('PO-7');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText('PO-7')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('menuitem', { name: words.split }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.one, exact: true }).click();
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('button', { name: words.split }).click();
  await expect(page.getByRole('heading', { level: 1, name: /M\d+-2/ })).toBeVisible();
  await expect(page.getByText(words.from)).toBeVisible();
});

test('the second of two editors keeps her own text and sees what was saved', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  const { orders } = await ownOrders(request, [1]);
  const page = await openAs('seller', `/b/#/orders/${orders[0]!.orderId}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Reference', { exact: true })).toBeEditable();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByLabel('Reference', { exact: true }).fill('FIRST');
  await second.getByRole('combobox', { name: 'Signature', exact: true }).click();
  await second.getByRole('option', { name: 'Adult signature' }).click();
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('FIRST')).toBeVisible();

  await page.getByLabel('Reference', { exact: true }).fill('SECOND');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Updated to the saved values: Signature.')).toBeVisible();
  await expect(page.getByText('Saved: FIRST')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Signature', exact: true })).toHaveText('Adult signature');
  await expect(page.getByLabel('Reference', { exact: true })).toHaveValue('SECOND');
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('SECOND')).toBeVisible();
  await expect(page.getByText('Adult signature')).toBeVisible();
});
