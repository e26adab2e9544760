import type { Locator, Page } from '@playwright/test';
import { crash, keptIn } from '../fixtures/kept-imports.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFile, closeAndForget, goods, noticeOf, openWizard } from '../fixtures/unfinished-import.ts';

async function toTheRows(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: /^Check [\d,]+ rows?$/ }).click();
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect(dialog.getByText('No errors', { exact: true })).toBeVisible();
}

async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('after a reload in the middle of 5,000 rows the import goes on with every edit', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const dialog = await openWizard(page);
  await chooseFile(dialog, 'stools.csv', goods('E2E-R', 5_000));
  await toTheRows(dialog);
  await type(page, dialog.getByRole('gridcell', { name: 'Oak stool 1', exact: true }), 'Walnut stool');
  await type(page, dialog.getByRole('gridcell', { name: 'Oak stool 2', exact: true }), '{}');
  await dialog.getByRole('gridcell', { name: 'Oak stool 3', exact: true }).click();
  await page.keyboard.press('Delete');
  await expect(dialog.getByText('1 with errors', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Leave out 1 row with errors' }).check();
  await page.reload();

  const notice = noticeOf(page, 'stools.csv');
  await expect(notice).toContainText('5,000 rows · 3 edits');
  await expectAccessible();
  await notice.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('1 with errors', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(dialog.getByRole('gridcell', { name: 'Walnut stool', exact: true })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: '{}', exact: true })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: 'Oak stool 3', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Leave out 1 row with errors' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Import 4,999 rows' })).toBeEnabled();

  // What is thrown away on purpose is not offered again.
  await closeAndForget(page, dialog);
  await expect.poll(() => keptIn(page, 'drafts')).toBe(0);
});

test('how a column is read is asked once, also where the import is gone on with', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const dialog = await openWizard(page);
  const file = goods('E2E-A', 2)
    .toString()
    .split('\n')
    .map((line, at) => `${line},${['Purchasing cost', '"1,234"', ''][at]}`)
    .join('\n');
  await chooseFile(dialog, 'costs.csv', Buffer.from(file));
  await dialog.getByRole('button', { name: 'Check 2 rows' }).click();
  const panel = dialog.getByRole('complementary', { name: 'Errors in groups' });
  const question = panel.getByText('How is this column written? Choose once for all of it.');
  await panel.getByRole('button', { name: /^Not a number/ }).click();
  await expect(question).toBeVisible();
  await panel.getByRole('button', { name: 'Mend 1 cell' }).last().click();
  await expect(dialog.getByRole('gridcell', { name: '1.23', exact: true })).toBeVisible();
  await page.reload();

  await noticeOf(page, 'costs.csv').getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('gridcell', { name: '1.23', exact: true })).toBeVisible();
  await dialog.getByRole('gridcell', { name: '1.23', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '5,678');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await panel.getByRole('button', { name: 'Mend what is certain (1 cell)' }).click();
  await expect(dialog.getByRole('gridcell', { name: '5.68', exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await closeAndForget(page, dialog);
});

test('after a crash the wizard offers to go on where one was, and can be told not to', async ({
  openAs,
  context,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  const before = await openWizard(page);
  const file = Buffer.from(
    goods('E2E-C', 3).toString().replaceAll(',Ready To Ship', '').replace(',Package type', ''),
  );
  await chooseFile(before, 'crash.csv', file);
  await before
    .getByRole('combobox', { name: /^Package type/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'One value for every row' }).click();
  await before.getByRole('combobox', { name: 'Package type for every row' }).click();
  await page.getByRole('option', { name: 'Package Needed' }).click();
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
  // Changes are written at most a quarter of a second later.
  await toTheRows(before);
  await type(page, before.getByRole('gridcell', { name: 'Oak stool 2', exact: true }), 'Saved in time');
  await expect.poll(() => keptIn(page, 'patches')).toBeGreaterThan(0);
  await crash(page);

  const after = await context.newPage();
  await after.goto('/o/#/app/products');
  const dialog = await openWizard(after);
  await expect(dialog.getByText('Go on with “crash.csv”?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'Saved in time', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Package type for every row' })).toHaveText(
    /Package Needed/,
  );
  await after.close();

  const third = await context.newPage();
  await third.goto('/o/#/app/products');
  const last = await openWizard(third);
  await last.getByRole('button', { name: 'Discard' }).click();
  await expect(last.getByText('Go on with “crash.csv”?')).toBeHidden();
  await expect(last.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await expect.poll(() => keptIn(third, 'drafts')).toBe(0);
});

test('a save that arrived before the crash is not done twice', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const dialog = await openWizard(page);
  await chooseFile(dialog, 'lost.csv', goods(`E2E-L${Date.now() % 1e6}`, 3));
  await toTheRows(dialog);
  await page.route('**/importProduct/save**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog.getByText(/Your work is still here/)).toBeVisible();
  await page.unroute('**/importProduct/save**');
  await page.reload();
  await noticeOf(page, 'lost.csv').getByRole('button', { name: 'Go on' }).click();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('3 rows are already imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => keptIn(page, 'drafts')).toBe(0);
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the offer is made in Chinese and is accessible', async ({ openAs, expectAccessible }) => {
    test.slow();
    const page = await openAs('other', '/o/#/app/products', '简体中文');
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('main').getByRole('button', { name: '导入商品' }).first().click();
    const dialog = page.getByRole('dialog', { name: '导入商品' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: goods('E2E-Z', 3) });
    await dialog.getByRole('button', { name: '上传并匹配列' }).click();
    await expect(dialog.getByRole('heading', { name: '匹配列' })).toBeVisible();
    await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: '您有一个未完成的导入：“商品.csv”' });
    await expect(notice).toContainText('3 行');
    await expectAccessible();
    await notice.getByRole('button', { name: '关闭提示' }).click();
    await page.getByRole('main').getByRole('button', { name: '导入商品' }).first().click();
    await expect(dialog.getByText('继续导入“商品.csv”？')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: '继续', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: '匹配列' })).toBeVisible();
  });
});
