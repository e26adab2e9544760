import { ownOrders } from '../../fixtures/own-orders.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    add: 'New order',
    create: 'Create order',
    required: 'This field is required',
    edit: 'Edit',
    name: 'Name',
    line1: 'Address line 1',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    sku: 'SKU',
    price: 'Unit price',
    reference: 'Reference',
    save: 'Save changes',
    made: 'Created manually',
    units: 'Units',
    more: 'More',
    split: 'Split order',
    one: 'More',
    from: 'Split from',
  },
  简体中文: {
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
  },
} as const;

for (const [language, width] of screens) {
  test(`an order is written by hand, edited and split (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('seller', '/b/#/orders', language);
    await page.getByRole('link', { name: w.add }).click();
    await page.getByRole('button', { name: w.create }).click();
    await expect(page.getByText(w.required).first()).toBeVisible();
    await expectAccessible();
    const field = (name: string) => page.getByLabel(name, { exact: true }).first();
    for (const [name, text] of [
      [w.name, 'Hannah Whitfield'],
      [w.line1, '418 Larkin St'],
      [w.city, 'San Francisco'],
      [w.state, 'CA'],
      [w.zip, '94102'],
      [w.sku, 'JP-BOWL'],
      [w.units, '3'],
      [w.price, '34.5'],
    ] as const)
      await page
        .getByLabel(new RegExp(`^${name}\\*?$`))
        .first()
        .fill(text);
    await page.getByRole('button', { name: w.create }).click();
    await expect(page.getByText(w.made)).toBeVisible();
    await expect(page.getByText('418 Larkin St')).toBeVisible();
    await page.getByRole('link', { name: w.edit, exact: true }).click();
    await field(w.reference).fill('PO-7');
    await page.getByRole('button', { name: w.save }).click();
    await expect(page.getByText('PO-7')).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: w.more, exact: true }).click();
    await page.getByRole('menuitem', { name: w.split }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: w.one, exact: true }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: w.split }).click();
    await expect(page.getByRole('heading', { level: 1, name: /M\d+-2/ })).toBeVisible();
    await expect(page.getByText(w.from)).toBeVisible();
  });
}

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
