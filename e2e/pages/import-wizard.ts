import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const kinds = {
  products: {
    open: /^(Import products|导入商品)$/,
    title: /^(Import products|导入商品)/,
  },
  orders: {
    open: /^(Import orders|导入订单)$/,
    title: /^(Import orders with shipment|导入订单并发货)/,
  },
  freight: { open: /^(Import freight|导入卡车出库单)$/, title: /^(Import freight|导入卡车出库单)/ },
  transactions: { open: /^(Import payments|导入付款记录)$/, title: /^(Import payments|导入付款记录)/ },
  counts: { open: /^(Import counts|导入盘点)$/, title: /^(Import counts|导入盘点)/ },
  aliases: { open: /^(Import aliases|导入商品别名)$/, title: /^(Import aliases|导入商品别名)/ },
  bundles: { open: /^(Import bundles|导入组合商品)$/, title: /^(Import bundles|导入组合商品)/ },
  inbounds: { open: /^(Import inbounds|导入入库单)$/, title: /^(Import inbounds|导入入库单)/ },
  outbounds: { open: /^(Import outbounds|导入出库单)$/, title: /^(Import outbounds|导入出库单)/ },
} as const;

/** The import wizard over the list of its kind, in either language. */
export class ImportWizard {
  readonly dialog: Locator;
  /** Shown once every row has been checked and is right. */
  readonly noErrors: Locator;
  /** Heading of the step of the columns. */
  readonly columns: Locator;
  readonly #page: Page;
  readonly #kind: keyof typeof kinds;

  constructor(page: Page, kind: keyof typeof kinds = 'products') {
    this.#page = page;
    this.#kind = kind;
    this.dialog = page.getByRole('dialog', { name: kinds[kind].title });
    this.noErrors = this.dialog.getByText(/^(No errors|没有错误)$/);
    this.columns = this.dialog.getByRole('heading', { name: /Match the columns|匹配列/ });
  }

  /** Opens it from the list that it fills. */
  async open(): Promise<Locator> {
    const main = this.#page.getByRole('main');
    await main.getByRole('button', { name: kinds[this.#kind].open }).first().click();
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }

  /** Chooses a file without going on. */
  async choose(name: string, buffer: Buffer): Promise<void> {
    const file = this.dialog.getByLabel(/^(Spreadsheet file|表格文件)/);
    // The name determines the type, as with files whose type a browser does not know.
    await file.setInputFiles({ name, mimeType: '', buffer });
  }

  /** Chooses a mapping template by its name. */
  async useTemplate(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: /^(Mapping template|映射模板)/ }).click();
    await this.#page.getByRole('option', { name, exact: true }).click();
  }

  /** Continues with the chosen file. */
  async upload(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Upload and match columns|上传并匹配列)$/ }).click();
  }

  /** Chooses a file and continues to its columns: from here on the import is stored. */
  async toColumns(name: string, buffer: Buffer): Promise<void> {
    await this.choose(name, buffer);
    await this.upload();
    await expect(this.columns).toBeVisible();
  }

  /** Continues from the columns to the rows; with `count` it expects that many. */
  async toRows(count?: number): Promise<void> {
    const rows = count === undefined ? String.raw`[\d,]+` : String(count);
    await this.dialog
      .getByRole('button', { name: new RegExp(`^(Check ${rows} rows?|核对 ${rows} 行数据)$`) })
      .click();
    await expect(this.dialog.getByRole('grid')).toBeVisible();
  }

  /** The lines of the sample file: headings, and the rows below them. */
  async sampleLines(): Promise<string[]> {
    const [download] = await Promise.all([
      this.#page.waitForEvent('download'),
      this.dialog.getByRole('button', { name: /^(Sample|示例) \.csv$/ }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8').split('\r\n');
  }

  /** Throws the import away on purpose. */
  async discard(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^(Close import|关闭导入)$/ }).click();
    await this.#page.getByRole('button', { name: /^(Discard import|放弃导入)$/ }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The notice of an interrupted import on the page itself. */
  unfinished(fileName: string): Locator {
    return this.#page
      .getByRole('status')
      .filter({ hasText: /You have an unfinished import|您有一个未完成的导入/ })
      .filter({ hasText: `“${fileName}”` });
  }
}
