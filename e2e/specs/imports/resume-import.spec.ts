import type { Locator, Page } from '@playwright/test';
import { goods } from '../../fixtures/goods.ts';
import { crash, keptIn } from '../../fixtures/kept-imports.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

async function type(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('after a reload in the middle of 5,000 rows the import continues with every edit', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.toColumns('stools.csv', goods('E2E-R', 5_000));
  await wizard.toRows();
  await expect(wizard.noErrors).toBeVisible();
  await type(page, dialog.getByRole('gridcell', { name: 'Oak stool 1', exact: true }), 'Walnut stool');
  await type(page, dialog.getByRole('gridcell', { name: 'Oak stool 2', exact: true }), '{}');
  await dialog.getByRole('gridcell', { name: 'Oak stool 3', exact: true }).click();
  await page.keyboard.press('Delete');
  await expect(dialog.getByText('1 with errors', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Skip 1 row with errors' }).check();
  await page.reload();

  const notice = wizard.unfinished('stools.csv');
  await expect(notice).toContainText('5,000 rows · 3 edits');
  await expectAccessible();
  await notice.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByText('1 with errors', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(dialog.getByRole('gridcell', { name: 'Walnut stool', exact: true })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: '{}', exact: true })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: 'Oak stool 3', exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: 'Skip 1 row with errors' })).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Import 4,999 rows' })).toBeEnabled();

  // A discarded import is not offered again.
  await wizard.discard();
  await expect.poll(() => keptIn(page, 'drafts')).toBe(0);
});

test('how to read a column is asked once, including after resuming', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  const file = goods('E2E-A', 2)
    .toString()
    .split('\n')
    .map((line, at) => `${line},${['Purchasing cost', '"1,234"', ''][at]}`)
    .join('\n');
  await wizard.toColumns('costs.csv', Buffer.from(file));
  await dialog.getByRole('button', { name: 'Check 2 rows' }).click();
  const panel = dialog.getByRole('complementary', { name: 'Issues' });
  const question = panel.getByText(
    'Which format does this column use? Your choice applies to the whole column.',
  );
  await panel.getByRole('button', { name: /^Not a number/ }).click();
  await expect(question).toBeVisible();
  await panel.getByRole('button', { name: 'Fix 1 cell' }).last().click();
  await expect(dialog.getByRole('gridcell', { name: '1.23', exact: true })).toBeVisible();
  await page.reload();

  await wizard.unfinished('costs.csv').getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('gridcell', { name: '1.23', exact: true })).toBeVisible();
  await dialog.getByRole('gridcell', { name: '1.23', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '5,678');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  });
  await panel.getByRole('button', { name: 'Fix 1 cell automatically' }).click();
  await expect(dialog.getByRole('gridcell', { name: '5.68', exact: true })).toBeVisible();
  await expect(question).toHaveCount(0);
  await wizard.discard();
});

test('after a crash the wizard offers to resume, and the offer can be declined', async ({
  openAs,
  context,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  const wizard = new ImportWizard(page);
  const before = await wizard.open();
  const file = Buffer.from(
    goods('E2E-C', 3).toString().replaceAll(',Ready To Ship', '').replace(',Package type', ''),
  );
  await wizard.toColumns('crash.csv', file);
  await before
    .getByRole('combobox', { name: /^Package type/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'One value for every row' }).click();
  await before.getByRole('combobox', { name: 'Package type for every row' }).click();
  await page.getByRole('option', { name: 'Package Needed' }).click();
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
  // Changes are written at most a quarter of a second later.
  await wizard.toRows();
  await expect(wizard.noErrors).toBeVisible();
  await type(page, before.getByRole('gridcell', { name: 'Oak stool 2', exact: true }), 'Saved in time');
  await expect.poll(() => keptIn(page, 'patches')).toBeGreaterThan(0);
  await crash(page);

  const after = await context.newPage();
  await after.goto('/o/#/app/products');
  const dialog = await new ImportWizard(after).open();
  await expect(dialog.getByText('Resume “crash.csv”?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'Saved in time', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Package type for every row' })).toHaveText(
    /Package Needed/,
  );
  await after.close();

  const third = await context.newPage();
  await third.goto('/o/#/app/products');
  const last = await new ImportWizard(third).open();
  await last.getByRole('button', { name: 'Discard' }).click();
  await expect(last.getByText('Resume “crash.csv”?')).toBeHidden();
  await expect(last.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await expect.poll(() => keptIn(third, 'drafts')).toBe(0);
});

test('a save that arrived before the crash is not done twice', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.toColumns('lost.csv', goods(`E2E-L${Date.now() % 1e6}`, 3));
  await wizard.toRows();
  await expect(wizard.noErrors).toBeVisible();
  await page.route('**/importProduct/save**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(dialog.getByText(/Your work is still here/)).toBeVisible();
  await page.unroute('**/importProduct/save**');
  await page.reload();
  await wizard.unfinished('lost.csv').getByRole('button', { name: 'Resume' }).click();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('3 rows were already imported')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => keptIn(page, 'drafts')).toBe(0);
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the offer is made in Chinese and is accessible', async ({ openAs, expectAccessible }) => {
    test.slow();
    const page = await openAs('other', '/o/#/app/products', '简体中文');
    page.on('dialog', (question) => void question.accept());
    const wizard = new ImportWizard(page);
    const dialog = await wizard.open();
    await wizard.toColumns('商品.csv', goods('E2E-Z', 3));
    await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
    await page.reload();
    const notice = wizard.unfinished('商品.csv');
    await expect(notice).toContainText('3 行');
    await expectAccessible();
    await notice.getByRole('button', { name: '关闭提示' }).click();
    await wizard.open();
    await expect(dialog.getByText('继续导入“商品.csv”？')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: '继续', exact: true }).click();
    await expect(wizard.columns).toBeVisible();
  });
});
