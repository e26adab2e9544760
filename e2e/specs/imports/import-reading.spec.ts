import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const headings = 'SKU,Product name,Length,Width,Height,Unit,Package type';
const csv = (prefix: string, rows: number) =>
  Buffer.from(
    [
      headings,
      ...Array.from({ length: rows }, (_, no) => `${prefix}-${no},Mug ${no},5,4,3,cm/kg,Ready To Ship`),
    ].join('\n'),
  );

test('the first rows of a long file are shown before the rest is there, and before the server has it', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/analyseAndCacheFile', async (route) => {
    await held;
    await route.continue();
  });
  // How many rows the grid counted when its first row came onto the screen.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const grid = document.querySelector('[role=grid]');
      if (!grid?.querySelector('[role=row][aria-rowindex="2"] [role=gridcell]')) return;
      document.documentElement.dataset['rowsAtFirst'] = grid.getAttribute('aria-rowcount') ?? '';
      seen.disconnect();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.toColumns('long.csv', csv('E2E-LONG', 20_000));
  await dialog.getByRole('button', { name: 'Check 20,000 rows' }).click();
  // How long it takes is what the bench looks at.
  await expect(dialog.getByText('20,000 rows', { exact: true })).toBeVisible({ timeout: 60_000 });
  const rowsAtFirst = await page.evaluate(() => Number(document.documentElement.dataset['rowsAtFirst']));
  expect(rowsAtFirst).toBeGreaterThan(0);
  expect(rowsAtFirst).toBeLessThan(20_001);
  await expect(dialog.getByText('The server is checking the rows', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 20,000 rows' })).toBeDisabled();
  letGo();
  await expect(wizard.noErrors).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 20,000 rows' })).toBeEnabled();
});

test('an interrupted upload is repeated, and no edit is lost', async ({ openAs, expectAccessible }) => {
  const page = await openAs('seller', '/o/#/app/products');
  await page.route('**/analyseAndCacheFile', (route) => route.abort('connectionreset'));
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.toColumns('cut.csv', csv('E2E-CUT', 3));
  await expect(dialog.getByText('Network Error', { exact: true })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Check 3 rows' }).click();
  await dialog.getByRole('gridcell', { name: 'Mug 1', exact: true }).click();
  await page.keyboard.type('Oak stool');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell', { name: 'Oak stool', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
  await page.unroute('**/analyseAndCacheFile');
  await dialog.getByRole('button', { name: 'Upload again' }).click();
  await expect(dialog.getByText('Network Error', { exact: true })).toBeHidden();
  await expect(dialog.getByRole('gridcell', { name: 'Oak stool', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('3 rows imported')).toBeVisible();
  await expect(page.getByRole('main').getByRole('row', { name: /E2E-CUT-1/ })).toContainText('Oak stool');
});

test('an unreadable file is refused where it was chosen, and is not sent', async ({ openAs }) => {
  const page = await openAs('seller', '/o/#/app/products');
  let sent = 0;
  await page.route('**/analyseAndCacheFile', async (route) => {
    sent += 1;
    await route.continue();
  });
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  await wizard.choose('goods.xlsx', Buffer.from('%PDF-1.7 not a sheet'));
  await wizard.upload();
  await expect(dialog.getByText(/this file is a PDF document/)).toBeVisible();
  expect(sent).toBe(0);
});
