import { readFileSync } from 'node:fs';
import { asPerson } from '../../fixtures/as-person.ts';
import { addFunds } from '../../fixtures/buy-labels.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  create: '创建面单',
  declaration: '报关信息',
  signer: '签署人',
  missing: '请填写报关信息的签署人。',
  terms: '关税与税费',
  ddp: /DDP/,
  update: '更新报价',
  buy: /^购买面单 · US\$/,
  form: '报关单',
  download: '下载 PDF',
} as const;

const lyon = {
  name: 'Léa Roux',
  addressLine1: '8 Rue Mercière',
  city: 'Lyon',
  stateCode: '',
  zipCode: '69002',
  countryCode: 'FR',
};

test('a parcel abroad is declared, bought and sent with its customs form', async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const [order] = (await ownOrders(sized.request, [1], { recipient: lyon, skuCode: 'JP-TOWEL-WAFFLE-2' }))
    .orders;
  // More than the label costs, so that others find what they left in the wallet.
  const call = await asPerson(sized.request, 'seller');
  await addFunds(sized.request, call, { minor: 20_000, currency: 'USD' });
  const page = await openAs('seller', `/b/#/orders/${order!.orderId}`, '简体中文');
  await page.getByRole('button', { name: words.create }).click();
  const panel = page.getByRole('dialog');
  const customs = panel.getByRole('region', { name: words.declaration });
  await expect(customs).toBeVisible();

  await test.step('who signs is asked for, and what is chosen is rated again', async () => {
    await customs.getByLabel(words.signer).fill('');
    await expect(customs.getByText(words.missing)).toBeVisible();
    await customs.getByLabel(words.signer).fill('Mei Carver');
    await customs.getByRole('combobox', { name: words.terms }).click();
    await page.getByRole('option', { name: words.ddp }).click();
    await atBothWidths(page, expectAccessible);
    await panel.getByRole('button', { name: words.update }).click();
  });
  await panel.getByRole('button', { name: words.buy }).click();

  await test.step('the customs form is beside the label', async () => {
    await panel.getByRole('button', { name: words.form }).click();
    const dialog = page.getByRole('dialog', { name: words.form });
    await expect(dialog.getByLabel(words.signer)).not.toHaveValue('');
    await atBothWidths(page, expectAccessible);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: words.download }).click();
    const file = await saved;
    expect(readFileSync(await file.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
    await expect(dialog).toBeHidden();
  });
});
