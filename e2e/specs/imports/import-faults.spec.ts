import { readFileSync } from 'node:fs';
import { read, utils, write, type CellObject } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const headings = {
  en: [
    'SKU',
    'Product name',
    'Package type',
    'Length',
    'Width',
    'Height',
    'Unit',
    'Our remark',
    'Country of origin',
  ],
  cn: ['SKU编码', '商品名称', '包装类型', '长', '宽', '高', '单位', '我方备注', '原产国'],
};

/** Six products: four with certain fixes, one with a guess, one without a fix. Known spellings of a choice are no errors. */
const goods = (prefix: string) => [
  [`${prefix}-1`, 'Oak stool', 'RTS', '30 cm', '30', '45.5', 'cm/kg', "=cmd|' /C calc'!A0", 'USA'],
  [`${prefix}-2`, 'Oak table', 'RTS', '12½ in', '60', '75', 'inch', '+1', 'USA'],
  [`${prefix}-3`, 'Oak shelf', 'Ready To Ship', '24', '15.999', '16.5', 'cm/kg', 'keep', 'VNM'],
  [`${prefix}-4`, 'Oak bench', 'Ready To Ship', '24', '15', '16.5', 'cm/kg', '', 'Germny'],
  [`${prefix}-5`, 'Oak chest', 'Ready To Ship', '24', '15', '16.5', 'inch', '', 'Narnia'],
  [`${prefix}-6`, 'Oak chair', 'Ready To Ship', '24', '15', '16.5', 'cm/kg', '', 'CN'],
];

function workbook(rows: unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Goods');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

async function openRows(page: Page, name: string, buffer: Buffer, rows: number): Promise<ImportWizard> {
  const wizard = new ImportWizard(page);
  await wizard.open();
  await wizard.toColumns(name, buffer);
  await wizard.toRows(rows);
  return wizard;
}

test('errors are grouped by column and visited row by row', async ({ openAs, expectAccessible }) => {
  // Every color and name of a page with a full grid is looked at.
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  const { dialog } = await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-GRP')]), 6);
  const panel = dialog.getByRole('complementary', { name: 'Issues' });
  await expect(panel.getByText('7 cells to fix · 5 automatic')).toBeVisible();

  const unit = panel.getByRole('button', { name: 'inch → in/lb 2' });
  await unit.click();
  await expect(unit).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText('1 of 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Next row of this group' }).click();
  await expect(panel.getByText('2 of 2')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Edit cell' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'inch' }).nth(1)).toBeFocused();
});

test('groups are fixed in previewed steps that can be undone, and the rows are imported', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/o/#/app/products');
  const { dialog } = await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-FIX')]), 6);
  const panel = dialog.getByRole('complementary', { name: 'Issues' });
  await expect(panel.getByText('7 cells to fix · 5 automatic')).toBeVisible();
  await panel.getByRole('button', { name: 'Fix 5 cells automatically' }).click();
  await expect(panel.getByText('5 cells fixed')).toBeVisible();
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('5 with errors', { exact: true })).toBeVisible();
  // Changes undone elsewhere are no longer reported as fixed.
  await panel.getByRole('button', { name: 'Fix 5 cells automatically' }).click();
  await expect(panel.getByText('5 cells fixed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(dialog.getByText('5 with errors', { exact: true })).toBeVisible();
  await expect(panel.getByText('5 cells fixed')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Fix 5 cells automatically' }).click();
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();

  const guess = panel.getByRole('button', { name: 'Germny → Germany Suggestion 1' });
  await guess.click();
  await panel.getByRole('button', { name: 'Fix 1 cell' }).click();
  await expect(guess).toHaveCount(0);
  await panel.getByRole('button', { name: '“Narnia” is not an option 1' }).click();
  await panel.getByRole('combobox', { name: 'Set all to' }).fill('vietn');
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await panel.getByRole('button', { name: 'Change 1 cell' }).click();
  await expect(panel.getByText('All issues fixed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 6 rows' }).click();
  await expect(page.getByText('6 rows imported')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the error file keeps columns and texts, maps itself on import, and is saved', async ({ openAs }) => {
  const page = await openAs('seller', '/o/#/app/products');
  const wizard = await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-LOOP')]), 6);
  const { dialog } = wizard;
  await expect(dialog.getByText('5 with errors', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export errors' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('goods - errors.xlsx');
  const book = read(readFileSync(await download.path()), { cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  expect(rows[0]).toEqual(['Errors', ...headings.en]);
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual(goods('E2E-LOOP').slice(0, 5));
  expect(rows[4]![0]).toBe('“Germny” is not an option for Country of origin.');
  const cell = (name: string) => sheet[name] as CellObject;
  expect(cell('J5').c?.map(({ t }) => t)).toEqual(['“Germny” is not an option for Country of origin.']);
  // File contents never become a formula in an exported file.
  expect(cell('I2')).toMatchObject({ t: 's', v: "=cmd|' /C calc'!A0" });
  expect(cell('I2').f).toBeUndefined();
  expect(cell('I3')).toMatchObject({ t: 's', v: '+1' });

  const corrected = rows
    .slice(1)
    .map((row) => row.with(3, 'Ready To Ship').with(4, '24').with(5, '15').with(7, 'cm/kg').with(9, 'US'));
  await wizard.discard();
  await openRows(page, download.suggestedFilename(), workbook([rows[0]!, ...corrected]), 5);
  await expect(wizard.noErrors).toBeVisible();
  await expect(dialog.getByRole('complementary')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Import 5 rows' }).click();
  await expect(page.getByText('5 rows imported')).toBeVisible();
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the groups open over the grid, in Chinese too, and lead to their cells', async ({
    openAs,
    expectAccessible,
  }) => {
    const page = await openAs('other', '/o/#/app/products', '简体中文');
    const { dialog } = await openRows(page, '商品.xlsx', workbook([headings.cn, ...goods('E2E-ZHG')]), 6);
    await dialog.getByRole('button', { name: '问题 7' }).click();
    const drawer = page.getByRole('dialog', { name: '问题' });
    await expect(drawer.getByText('7 个单元格待修正 · 5 个可自动修正')).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: '自动修正 5 个单元格' }).click();
    await expect(drawer.getByText('已修正 5 个单元格')).toBeVisible();
    await drawer.getByRole('button', { name: '“Narnia”不是可选值 1' }).click();
    await expectAccessible();
    await drawer.getByRole('button', { name: '编辑该单元格' }).click();
    await expect(drawer).toBeHidden();
    await expect(dialog.getByRole('gridcell', { name: 'Narnia' })).toBeFocused();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
