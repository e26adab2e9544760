import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  hold: '挂起',
  note: '备注',
  done: '已处理 3 个订单',
  result: '每个订单的结果',
  held: '挂起 (3)',
  release: '解除挂起',
  one: '已处理 1 个订单',
} as const;

test('orders are held together, and each has its answer', async ({
  openAs,
  expectAccessible,
  page: sized,
  request,
}) => {
  const name = `BULK-${Date.now()}`;
  const seller = await asPerson(request, 'seller');
  const recipient = { name: 'Ann Bulk', addressLine1: '1 Main St', city: 'Reno', stateCode: 'NV' };
  for (const at of [1, 2, 3]) {
    await seller('POST', '/api/lading-order/order/create', {
      orderNo: `${name}-${at}`,
      currency: 'USD',
      packages: [],
      recipient: { ...recipient, zipCode: '89501', countryCode: 'US' },
      lines: [{ skuCode: 'BULK', quantity: 1 }],
    });
  }
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', `/b/#/orders?q=${name}`, '简体中文');
  for (const at of [1, 2, 3]) await page.getByRole('checkbox', { name: new RegExp(`${name}-${at}`) }).check();
  await page.getByRole('button', { name: words.hold, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.note).fill('Truck is late');
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('button', { name: words.hold, exact: true }).click();
  await expect(dialog.getByText(words.done)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('link', { name: words.result }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.held })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name}-1` }).first()).toBeVisible();
  await atBothWidths(page, expectAccessible);

  await page.goto(`/b/#/orders?q=${name}`);
  await page.getByRole('checkbox', { name: new RegExp(`${name}-1`) }).check();
  await page.getByRole('button', { name: words.release, exact: true }).click();
  await dialog.getByRole('button', { name: words.release, exact: true }).click();
  await expect(dialog.getByText(words.one)).toBeVisible();
});

test('orders of one recipient are merged, and the merge is undone', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  const no = `MERGE-${Date.now()}`;
  const seller = await asPerson(request, 'seller');
  for (const at of [1, 2])
    await seller('POST', '/api/lading-order/order/create', {
      orderNo: `${no}-${at}`,
      currency: 'USD',
      packages: [],
      recipient: {
        name: 'Ann Merge',
        addressLine1: '1 Main St',
        city: 'Reno',
        stateCode: 'NV',
        zipCode: '89501',
        countryCode: 'US',
      },
      lines: [{ skuCode: `CUP-${at}`, quantity: at }],
    });
  const page = await openAs('seller', `/b/#/orders?q=${no}`);
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `Select ${no}-${at}` }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge into one order' }).click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${no}-1-M1` })).toBeVisible();
  await expect(page.getByText('CUP-2').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Undo merge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('The merge was undone. The original orders ship separately.')).toBeVisible();
});
