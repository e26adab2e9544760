import { randomUUID } from 'node:crypto';
import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  title: '默认设置',
  add: '添加预设',
  dialog: '添加预设',
  name: '名称',
  sides: ['长', '宽', '高'],
  submit: '保存预设',
  signer: '报关单签署人',
  metric: '厘米、千克',
  save: '保存修改',
  saved: '已保存',
} as const;

test('default settings and presets are kept', async ({ page, request, openAs, expectAccessible }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/defaults', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByRole('button', { name: words.add }).first().click();
  const dialog = page.getByRole('dialog', { name: words.dialog, exact: true });
  const length = dialog.getByRole('textbox', { name: words.sides[0], exact: true });
  await length.fill('12');
  await dialog.getByRole('button', { name: words.submit }).click();
  // A box lacks two sides, and the preset its name.
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3);
  await atBothWidths(page, expectAccessible);
  await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('Small box');
  for (const side of words.sides.slice(1))
    await dialog.getByRole('textbox', { name: side, exact: true }).fill('6');
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Small box', { exact: true }).first()).toBeVisible();

  await page.getByRole('textbox', { name: words.signer }).fill('Ada Seller');
  await page.getByRole('radio', { name: words.metric }).click();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.signer })).toHaveValue('Ada Seller');
  await expect(page.getByRole('radio', { name: words.metric })).toBeChecked();
});

test('a preset is applied to a label by its key, and its rates are requested', async ({
  openAs,
  request,
  expectAccessible,
}) => {
  const call = await asPerson(request, 'seller');
  const base = '/api/lading-shipment/setting';
  const { presets } = (await call('GET', base)) as { presets: { hotkey: number | null }[] };
  const hotkey = [9, 8, 7, 6].find((key) => presets.every((one) => one.hotkey !== key));
  const name = `Tube ${randomUUID().slice(0, 6)}`;
  const { presetId } = (await call('POST', `${base}/preset/save`, {
    name,
    hotkey,
    signature: 'adult',
    insurance: null,
    package: { length: 21, width: 5, height: 5, weight: null, unit: 'in/lb' },
    service: { rule: 'fastest' },
  })) as { presetId: string };
  const [order] = (await ownOrders(request, [1])).orders;
  const page = await openAs('seller', `/b/#/orders/${order!.orderId}?label=new`);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('radio', { name: /^Choose / }).first()).toBeVisible();
  await panel.getByRole('heading', { name: 'Presets' }).click();
  const answered = page.waitForResponse(
    (one) => one.url().endsWith('/rate/quote') && Boolean(one.request().postData()?.includes('"length":21')),
  );
  await page.keyboard.press(String(hotkey));
  await answered;
  await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('textbox', { name: 'Length', exact: true })).toHaveValue('21');
  await expect(panel.getByRole('combobox', { name: 'Signature' })).toContainText('Adult signature');
  // The fastest service is chosen, whether or not the wallet has the money for it. On Saturdays only one of its own delivers.
  const onSaturday = panel.getByRole('radio', { name: /^Choose Demo Overnight Saturday, / });
  const overnight = panel.getByRole('radio', { name: /^Choose Demo Overnight, / });
  await expect(overnight).toBeVisible();
  await expect((await onSaturday.count()) > 0 ? onSaturday : overnight).toBeChecked();
  await expectAccessible();
  await call('POST', `${base}/preset/remove`, { presetId });
});
