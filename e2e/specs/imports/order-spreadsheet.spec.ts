import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const words = {
  count: '共 5 行',
  left: '共 3 行',
  preset: '示例文件（中文）',
  column: '按“订单号”排序和筛选',
  descending: '降序',
  contains: '包含文字',
  clear: '清除排序和筛选',
  more: '选中单元格的更多操作',
  remove: '删除 2 行',
  deleted: '已删除 2 行',
  restoreAll: '全部恢复',
  find: '查找和替换（Ctrl+F）',
  panel: '查找和替换',
  found: '2 处匹配，2 个单元格',
} as const;

/** Three orders made of the sample file, the first two with two packages each, opened in the step of the rows. */
async function openRows(page: Page): Promise<Locator> {
  const orders = new ImportWizard(page, 'orders');
  const wizard = await orders.open();
  const [headings, order, parcel] = await orders.sampleLines();
  const named = (number: number) => order!.replaceAll('LD-10481', `GRID-${number}`);
  const buffer = Buffer.from([headings, named(1), parcel, named(2), parcel, named(3)].join('\r\n'));
  await orders.choose('orders.csv', buffer);
  await orders.useTemplate(words.preset);
  await orders.upload();
  await orders.toRows(5);
  await expect(wizard.getByText(words.count, { exact: true })).toBeVisible();
  return wizard;
}

const numbers = (wizard: Locator) => wizard.getByRole('gridcell', { name: /^GRID-\d$/ });

test('orders are sorted, found, deleted and restored as wholes', async ({ openAs, expectAccessible }) => {
  test.slow();
  const page = await openAs('seller', '/b/#/orders', '简体中文');
  const wizard = await openRows(page);

  await numbers(wizard).filter({ hasText: 'GRID-2' }).first().click();
  await page.keyboard.press('Alt+ArrowDown');
  const menu = page.getByRole('dialog', { name: words.column });
  await menu.getByRole('radio', { name: words.descending }).click();
  await menu.getByLabel(words.contains).fill('grid');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(wizard.getByRole('row').nth(1)).toContainText('GRID-3');
  await wizard.getByRole('button', { name: words.clear }).click();
  await expect(wizard.getByRole('row').nth(1)).toContainText('GRID-1');

  await wizard.getByRole('button', { name: words.find }).click();
  const panel = wizard.getByRole('search', { name: words.panel });
  await page.keyboard.type('GRID-2');
  await expect(panel.getByText(words.found, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await wizard.getByRole('button', { name: words.more }).click();
  await expect(page.getByRole('menuitem', { name: words.remove })).toBeVisible();
  await expectAccessible();
  await page.getByRole('menuitem', { name: words.remove }).click();
  await expect(wizard.getByText(words.left, { exact: true })).toBeVisible();
  await wizard.getByRole('button', { name: words.deleted }).click();
  await expect(wizard.getByRole('row')).toHaveCount(3);
  await expectAccessible();
  await wizard.getByRole('button', { name: words.restoreAll }).click();
  await expect(wizard.getByText(words.count, { exact: true })).toBeVisible();
  await expect(wizard.getByRole('row')).toHaveCount(6);
});
