import { utils, write, type BookType } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const headings = ['SKU', 'Product name', 'Length', 'Width', 'Height', 'Unit'];

/** Three products: one valid, one with a size of 0 and an unknown unit, one without a name. */
const goods = (prefix: string) => [
  headings,
  [`${prefix}-001`, 'Oak stool', 30, 30, 45.5, 'cm/kg'],
  [`${prefix}-002`, 'Oak table', 0, 60, 75, 'furlong'],
  [`${prefix}-003`, '', 24, 15, 16.5, 'cm/kg'],
];

function spreadsheet(rows: unknown[][], bookType: BookType): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Goods');
  return Buffer.from(write(book, { type: 'array', bookType }) as ArrayBuffer);
}

/** One value for every row, for the field that has no column in the file. */
async function fillPackageType(page: Page, dialog: Locator): Promise<void> {
  await dialog
    .getByRole('combobox', { name: /^Package type/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'One value for every row' }).click();
  await dialog.getByRole('combobox', { name: 'Package type for every row' }).click();
  await page.getByRole('option', { name: 'Ready To Ship' }).click();
}

test('a workbook is mapped, fixed by keyboard, imported and seen in the list', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  const prefix = 'E2E-XLSX';
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.choose('goods.xlsx', spreadsheet(goods(prefix), 'xlsx'));
  await atBothWidths(page, expectAccessible);
  await wizard.upload();

  await expect(wizard.columns).toBeVisible();
  await fillPackageType(page, dialog);
  await atBothWidths(page, expectAccessible);
  await wizard.toRows(3);
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
  await atBothWidths(page, async () => {
    await expectAccessible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
  await dialog.getByRole('switch', { name: 'Errors only' }).click();
  await expect(dialog.getByRole('gridcell', { name: `${prefix}-001` })).toHaveCount(0);
  await dialog.getByRole('switch', { name: 'Errors only' }).click();

  const typed: Record<string, string> = { Length: '120', Unit: 'cm/kg', 'Product name': 'Teapot' };
  await dialog.getByRole('gridcell', { name: `${prefix}-001` }).click();
  for (let left = 3; left > 0; left -= 1) {
    await page.keyboard.press('F8');
    const column = await page.evaluate(() => {
      const cell = document.activeElement?.closest('[aria-colindex]');
      const index = cell?.getAttribute('aria-colindex');
      return document.querySelector(`[role=columnheader][aria-colindex="${index}"]`)?.textContent ?? '';
    });
    const [, text] = Object.entries(typed).find(([name]) => column.startsWith(name)) ?? [];
    expect(text, column).toBeDefined();
    await page.keyboard.type(text!);
    await page.keyboard.press('Enter');
  }
  await expect(wizard.noErrors).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();

  await expect(page.getByText('3 rows imported')).toBeVisible();
  await expect(page.getByText('3 new')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const number of ['001', '002', '003'])
    await expect(page.getByRole('main').getByText(`${prefix}-${number}`, { exact: true })).toBeVisible();
});

// What follows the reading of a file is the same for each type; other tests import .csv files.
test('an .xls file is read to the same rows', async ({ openAs }) => {
  const page = await openAs('seller', '/o/#/app/products');
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.choose('goods.xls', spreadsheet(goods('E2E-XLS'), 'biff8'));
  await wizard.upload();
  await expect(wizard.columns).toBeVisible();
  await fillPackageType(page, dialog);
  await wizard.toRows(3);
  await expect(dialog.getByText('2 with errors', { exact: true })).toBeVisible();
  for (const text of ['E2E-XLS-001', 'E2E-XLS-003'])
    await expect(dialog.getByRole('gridcell', { name: text }).first()).toBeVisible();
  await wizard.discard();
});

test('another kind of file is refused by name, and only Close closes the import', async ({ openAs }) => {
  const page = await openAs('seller', '/o/#/app/products');
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.choose('goods.pdf', Buffer.from('%PDF-1.7'));
  await expect(dialog.getByText('Only .csv, .xlsx, and .xls files can be imported.')).toBeVisible();
  await wizard.choose('goods.csv', spreadsheet(goods('E2E-ASK'), 'csv'));
  await wizard.upload();
  await expect(wizard.columns).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(wizard.columns).toBeVisible();
  await dialog.getByRole('button', { name: 'Close import' }).click();
  await page.getByRole('button', { name: 'Keep importing' }).click();
  await expect(dialog).toBeVisible();
  await wizard.discard();
});

test('the import speaks Chinese from the file to the list', async ({ openAs, expectAccessible }) => {
  // Another person than in the other tests: the language is stored in the account.
  const page = await openAs('other', '/o/#/app/products');
  await page.getByRole('button', { name: /^(Language|语言)/ }).click();
  await page.getByRole('menuitemcheckbox', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '商品' })).toBeVisible();
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.choose('商品.pdf', Buffer.from('%PDF-1.7'));
  await expect(dialog.getByText('只能导入 .csv、.xlsx 或 .xls 文件。')).toBeVisible();
  const rows = [
    ['SKU编码', '商品名称', '长', '宽', '高', '单位', '包装类型'],
    ['E2E-ZH-001', '橡木凳', 30, 30, 45.5, 'cm/kg', '需要包装'],
  ];
  await wizard.choose('商品.xlsx', spreadsheet(rows, 'xlsx'));
  await wizard.upload();
  await expect(wizard.columns).toBeVisible();
  await expectAccessible();
  await wizard.toRows(1);
  await expectAccessible();
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await expect(page.getByText('已导入 1 行')).toBeVisible();
  await expect(page.getByRole('main').getByText('E2E-ZH-001', { exact: true })).toBeVisible();
});
