import { asPerson } from '../../fixtures/as-person.ts';
import { addFunds } from '../../fixtures/buy-labels.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  title: '运费试算',
  from: '发件邮编',
  to: '收件邮编',
  get: '查询运费',
  zipFault: '请输入 5 位邮编，例如 94107',
  length: '长',
  width: '宽',
  height: '高',
  pounds: '磅',
  rates: '运费报价',
  ground: '演示陆运',
  details: '演示陆运 的明细',
  byVolume: '按 22 磅计费',
  decides: '高度减少',
  notOffered: /项服务不可用/,
  speed: '时效',
  overnight: '演示隔日达',
  saturday: '演示周六送达',
  changed: '以下报价对应之前填写的内容',
  update: '更新报价',
  none: '没有可用的物流服务',
  sizes: '包裹限重与尺寸查询',
  ups: 'UPS Ground',
} as const;

test('rates are compared line by line', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', '/e/#/rates', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await page.getByRole('button', { name: words.get }).click();
  await expect(page.getByText(words.zipFault)).toBeVisible();
  await atBothWidths(page, expectAccessible);
  await page.getByLabel(words.from).fill('94107');
  await page.getByLabel(words.to).fill('80202');
  const sides = [
    [words.length, '18'],
    [words.width, '14'],
    [words.height, '12'],
    [words.pounds, '11'],
  ] as const;
  for (const [label, value] of sides) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(words.pounds, { exact: true }).blur();
  await page.getByRole('button', { name: words.get }).click();

  const list = page.getByRole('list', { name: words.rates });
  await expect(list.getByRole('listitem', { name: words.ground })).toBeVisible();
  await page.getByRole('button', { name: words.details, exact: true }).click();
  await expect(list.getByText(words.byVolume)).toBeVisible();
  await expect(list.getByText(words.decides)).toBeVisible();
  await page.getByText(words.notOffered).click();
  await atBothWidths(page, expectAccessible);
  await page.getByRole('radio', { name: words.speed }).click();
  // On Saturdays only a service of its own delivers.
  const onSaturday = await list.getByRole('listitem', { name: words.saturday }).count();
  const fastest = onSaturday > 0 ? words.saturday : words.overnight;
  await expect(list.getByRole('listitem').first()).toHaveAccessibleName(new RegExp(fastest));

  await test.step('a reload shows the same rates', async () => {
    await page.reload();
    await expect(list.getByRole('listitem', { name: words.ground })).toBeVisible();
  });

  await test.step('rates for other values are marked as outdated, and are requested again', async () => {
    await page.getByLabel(words.pounds, { exact: true }).fill('400');
    await page.getByLabel(words.pounds, { exact: true }).blur();
    await expect(page.getByText(words.changed)).toBeVisible();
    await page.getByRole('button', { name: words.update }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await atBothWidths(page, expectAccessible);
  });

  await test.step('the size limits stay next to them', async () => {
    await page.getByRole('tab', { name: words.sizes }).click();
    await expect(page.getByRole('listitem', { name: words.ups, exact: true })).toBeVisible();
    await atBothWidths(page, expectAccessible);
  });
});

test('a label is bought between two full addresses, and shown again after a reload', async ({
  openAs,
  request,
  expectAccessible,
}) => {
  await addFunds(request, await asPerson(request, 'seller'), { minor: 10_000, currency: 'USD' });
  const page = await openAs('seller', '/e/#/rates?from=94107&to=90277&package=8x6x4x1x');
  const panel = page.getByRole('dialog');
  const address = { Name: 'Ida Fell', 'Address line 1': '418 Larkin St', City: 'Los Angeles', State: 'CA' };
  for (const party of ['sender', 'recipient']) {
    await page.getByRole('button', { name: `Complete the ${party}’s address to buy` }).click();
    for (const [label, text] of Object.entries(address))
      await panel.getByLabel(new RegExp(`^${label}\\*?$`)).fill(text);
    await expectAccessible();
    await panel.getByRole('button', { name: 'Use this address' }).click();
    await expect(panel).toBeHidden();
  }
  await page.getByRole('button', { name: /^Buy label with Demo Ground, / }).click();
  await panel.getByRole('button', { name: /^Buy label · \$/ }).click();
  const label = panel.getByRole('img', { name: /^Label of package 1, / });
  await expect(label).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('button', { name: 'Undo purchase' })).toBeVisible();
  await page.reload();
  await expect(label).toBeVisible();
  await panel.getByRole('link', { name: /^Open shipment SHQ/ }).click();
  await expect(page).toHaveURL(/\/b\/#\/shipments\?.*SHQ/);
});
