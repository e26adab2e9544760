import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    title: 'Rate calculator',
    from: 'From ZIP code',
    to: 'To ZIP code',
    get: 'Get rates',
    zipFault: 'Enter five digits, such as 94107',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    pounds: 'Pounds',
    rates: 'Rates',
    ground: 'Demo Ground',
    details: 'Details of Demo Ground',
    byVolume: 'billed as 22 lb',
    decides: 'Reduce the height by',
    notOffered: /services are not offered/,
    speed: 'Speed',
    overnight: 'Demo Overnight',
    saturday: 'Demo Overnight Saturday',
    changed: 'These rates are for your previous entries',
    update: 'Update rates',
    none: 'No service accepts this shipment',
    sizes: 'Size limits',
    ups: 'UPS Ground',
  },
  简体中文: {
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
    byVolume: '按 22 lb 计费',
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
  },
} as const;

for (const [language, width] of screens) {
  test(`rates are compared line by line (${language})`, async ({ openAs, expectAccessible, page: sized }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('seller', '/e/#/rates', language);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await page.getByRole('button', { name: w.get }).click();
    await expect(page.getByText(w.zipFault)).toBeVisible();
    await expectAccessible();
    await page.getByLabel(w.from).fill('94107');
    await page.getByLabel(w.to).fill('80202');
    const sides = [
      [w.length, '18'],
      [w.width, '14'],
      [w.height, '12'],
      [w.pounds, '11'],
    ] as const;
    for (const [label, value] of sides) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(w.pounds, { exact: true }).blur();
    await page.getByRole('button', { name: w.get }).click();

    const list = page.getByRole('list', { name: w.rates });
    await expect(list.getByRole('listitem', { name: w.ground })).toBeVisible();
    await page.getByRole('button', { name: w.details, exact: true }).click();
    await expect(list.getByText(w.byVolume)).toBeVisible();
    await expect(list.getByText(w.decides)).toBeVisible();
    await page.getByText(w.notOffered).click();
    await expectAccessible();
    await page.getByRole('radio', { name: w.speed }).click();
    // On Saturdays only a service of its own delivers.
    const onSaturday = await list.getByRole('listitem', { name: w.saturday }).count();
    const fastest = onSaturday > 0 ? w.saturday : w.overnight;
    await expect(list.getByRole('listitem').first()).toHaveAccessibleName(new RegExp(fastest));

    await test.step('a reload shows the same rates', async () => {
      await page.reload();
      await expect(list.getByRole('listitem', { name: w.ground })).toBeVisible();
    });

    await test.step('rates for other values are marked as outdated, and are requested again', async () => {
      await page.getByLabel(w.pounds, { exact: true }).fill('400');
      await page.getByLabel(w.pounds, { exact: true }).blur();
      await expect(page.getByText(w.changed)).toBeVisible();
      await page.getByRole('button', { name: w.update }).click();
      await expect(page.getByText(w.none)).toBeVisible();
      await expectAccessible();
    });

    await test.step('the size limits stay next to them', async () => {
      await page.getByRole('tab', { name: w.sizes }).click();
      await expect(page.getByRole('listitem', { name: w.ups, exact: true })).toBeVisible();
      await expectAccessible();
    });
  });
}
