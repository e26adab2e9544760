import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const words = {
  English: {
    count: '5 rows',
    left: '3 rows',
    preset: 'Sample file (English)',
    column: 'Sort and filter by Order number',
    descending: 'Z to A',
    contains: 'Contains',
    clear: 'Clear sort and filters',
    more: 'More actions for selected cells',
    remove: 'Delete 2 rows',
    deleted: '2 deleted rows',
    restoreAll: 'Restore all',
    find: 'Find and replace (Ctrl+F)',
    panel: 'Find and replace',
    found: '2 matches in 2 cells',
  },
  简体中文: {
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
  },
} as const;
type Words = (typeof words)[keyof typeof words];

/** Three orders made of the sample file, the first two with two packages each, opened in the step of the rows. */
async function openRows(page: Page, say: Words): Promise<Locator> {
  const orders = new ImportWizard(page, 'orders');
  const wizard = await orders.open();
  const [headings, order, parcel] = await orders.sampleLines();
  const named = (number: number) => order!.replaceAll('LD-10481', `GRID-${number}`);
  const buffer = Buffer.from([headings, named(1), parcel, named(2), parcel, named(3)].join('\r\n'));
  await orders.choose('orders.csv', buffer);
  await orders.useTemplate(say.preset);
  await orders.upload();
  await orders.toRows(5);
  await expect(wizard.getByText(say.count, { exact: true })).toBeVisible();
  return wizard;
}

const numbers = (wizard: Locator) => wizard.getByRole('gridcell', { name: /^GRID-\d$/ });

for (const language of ['English', '简体中文'] as const) {
  test(`orders are sorted, found, deleted and restored as wholes, in ${language}`, async ({
    openAs,
    expectAccessible,
  }) => {
    test.slow();
    const say = words[language];
    // What opens is the same in each language; once is enough.
    const look = language === 'English' ? expectAccessible : () => Promise.resolve();
    const page = await openAs('seller', '/b/#/orders', language);
    const wizard = await openRows(page, say);

    await numbers(wizard).filter({ hasText: 'GRID-2' }).first().click();
    await page.keyboard.press('Alt+ArrowDown');
    const menu = page.getByRole('dialog', { name: say.column });
    await menu.getByRole('radio', { name: say.descending }).click();
    await menu.getByLabel(say.contains).fill('grid');
    await look();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(wizard.getByRole('row').nth(1)).toContainText('GRID-3');
    await wizard.getByRole('button', { name: say.clear }).click();
    await expect(wizard.getByRole('row').nth(1)).toContainText('GRID-1');

    await wizard.getByRole('button', { name: say.find }).click();
    const panel = wizard.getByRole('search', { name: say.panel });
    await page.keyboard.type('GRID-2');
    await expect(panel.getByText(say.found, { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await look();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await wizard.getByRole('button', { name: say.more }).click();
    await expect(page.getByRole('menuitem', { name: say.remove })).toBeVisible();
    await look();
    await page.getByRole('menuitem', { name: say.remove }).click();
    await expect(wizard.getByText(say.left, { exact: true })).toBeVisible();
    await wizard.getByRole('button', { name: say.deleted }).click();
    await expect(wizard.getByRole('row')).toHaveCount(3);
    await look();
    await wizard.getByRole('button', { name: say.restoreAll }).click();
    await expect(wizard.getByText(say.count, { exact: true })).toBeVisible();
    await expect(wizard.getByRole('row')).toHaveCount(6);
  });
}
