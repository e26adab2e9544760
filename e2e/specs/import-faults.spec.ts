import { readFileSync } from 'node:fs';
import { read, utils, write, type CellObject } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

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

/** Six products: four with faults that can be mended for certain, one with a guess, one that nobody can guess. */
const goods = (prefix: string) => [
  [`${prefix}-1`, 'Oak stool', 'RTS', '30 cm', '30', '45.5', 'cm/kg', "=cmd|' /C calc'!A0", 'USA'],
  [`${prefix}-2`, 'Oak table', 'RTS', '12½ in', '60', '75', 'inch', '+1', 'USA'],
  [`${prefix}-3`, 'Oak shelf', 'Ready To Ship', '24', '15.999', '16.5', 'cm/kg', 'keep', 'VNM'],
  [`${prefix}-4`, 'Oak bench', 'Ready To Ship', '24', '15', '16.5', 'cm/kg', '', 'Germny'],
  [`${prefix}-5`, 'Oak chest', 'Ready To Ship', '24', '15', '16.5', 'cm/kg', '', 'Narnia'],
  [`${prefix}-6`, 'Oak chair', 'Ready To Ship', '24', '15', '16.5', 'cm/kg', '', 'CN'],
];

function workbook(rows: unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Goods');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Import products|导入商品/ });

async function openRows(page: Page, name: string, buffer: Buffer, rows: number): Promise<void> {
  const open = page.getByRole('main').getByRole('button', { name: /^(Import products|导入商品)$/ });
  await open.first().click();
  const dialog = dialogOf(page);
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await dialog.getByRole('button', { name: /^(Upload and match columns|上传并匹配列)$/ }).click();
  await dialog
    .getByRole('button', { name: new RegExp(`^(Check ${rows} rows|核对 ${rows} 行数据)$`) })
    .click();
  await expect(dialog.getByRole('grid')).toBeVisible();
}

test('errors stand in groups by column and are gone through row by row', async ({
  openAs,
  expectAccessible,
}) => {
  // Every colour and name of a page with a full grid is looked at.
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-GRP')]), 6);
  const dialog = dialogOf(page);
  const panel = dialog.getByRole('complementary', { name: 'Errors in groups' });
  await expect(panel.getByText('11 cells to mend, 9 at one press')).toBeVisible();

  const usa = panel.getByRole('button', { name: 'USA → United States 2' });
  await usa.click();
  await expect(usa).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText('1 of 2')).toBeVisible();
  await panel.getByRole('button', { name: 'Next row of this group' }).click();
  await expect(panel.getByText('2 of 2')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Edit the cell' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'USA' }).nth(1)).toBeFocused();
});

test('groups are mended in previewed steps that can be undone, and the rows are imported', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/o/#/app/products');
  await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-FIX')]), 6);
  const dialog = dialogOf(page);
  const panel = dialog.getByRole('complementary', { name: 'Errors in groups' });
  await expect(panel.getByText('11 cells to mend, 9 at one press')).toBeVisible();
  await panel.getByRole('button', { name: 'Mend what is certain (9 cells)' }).click();
  await expect(panel.getByText('9 cells mended')).toBeVisible();
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('5 with errors', { exact: true })).toBeVisible();
  // What is undone from elsewhere is not said to be mended either.
  await panel.getByRole('button', { name: 'Mend what is certain (9 cells)' }).click();
  await expect(panel.getByText('9 cells mended')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo (Ctrl Z)' }).click();
  await expect(dialog.getByText('5 with errors', { exact: true })).toBeVisible();
  await expect(panel.getByText('9 cells mended')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Mend what is certain (9 cells)' }).click();
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();

  const guess = panel.getByRole('button', { name: 'Germny → Germany Guess 1' });
  await guess.click();
  await panel.getByRole('button', { name: 'Mend 1 cell' }).click();
  await expect(guess).toHaveCount(0);
  await panel.getByRole('button', { name: '“Narnia” is no choice 1' }).click();
  await panel.getByRole('combobox', { name: 'Change all to' }).fill('vietn');
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await panel.getByRole('button', { name: 'Change 1 cell' }).click();
  await expect(panel.getByText('Nothing is wrong any more')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 6 rows' }).click();
  await expect(page.getByText('6 rows imported')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the error file keeps columns and texts, maps itself when it comes back, and is saved', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/o/#/app/products');
  await openRows(page, 'goods.xlsx', workbook([headings.en, ...goods('E2E-LOOP')]), 6);
  const dialog = dialogOf(page);
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
  expect(rows[4]![0]).toBe('“Germny” is not a choice of Country of origin.');
  const cell = (name: string) => sheet[name] as CellObject;
  expect(cell('J5').c?.map(({ t }) => t)).toEqual(['“Germny” is not a choice of Country of origin.']);
  // What a file brings is never a formula in the file that goes out.
  expect(cell('I2')).toMatchObject({ t: 's', v: "=cmd|' /C calc'!A0" });
  expect(cell('I2').f).toBeUndefined();
  expect(cell('I3')).toMatchObject({ t: 's', v: '+1' });

  const mended = rows
    .slice(1)
    .map((row) => row.with(3, 'Ready To Ship').with(4, '24').with(5, '15').with(7, 'cm/kg').with(9, 'US'));
  await dialog.getByRole('button', { name: 'Close the import' }).click();
  await page.getByRole('button', { name: 'Close and forget' }).click();
  await expect(dialog).toBeHidden();
  await openRows(page, download.suggestedFilename(), workbook([rows[0]!, ...mended]), 5);
  await expect(dialog.getByText('No errors', { exact: true })).toBeVisible();
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
    await openRows(page, '商品.xlsx', workbook([headings.cn, ...goods('E2E-ZHG')]), 6);
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: '错误分组 11' }).click();
    const drawer = page.getByRole('dialog', { name: '错误分组' });
    await expect(drawer.getByText('11 个单元格待修正，其中 9 个可一键修正')).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: '修正所有确定项（9 个单元格）' }).click();
    await expect(drawer.getByText('已修正 9 个单元格')).toBeVisible();
    await drawer.getByRole('button', { name: '“Narnia”不是可选值 1' }).click();
    await expectAccessible();
    await drawer.getByRole('button', { name: '编辑该单元格' }).click();
    await expect(drawer).toBeHidden();
    await expect(dialog.getByRole('gridcell', { name: 'Narnia' })).toBeFocused();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
