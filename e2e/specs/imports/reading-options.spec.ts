import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const headings = ['SKU', 'Product name', 'Length', 'Width', 'Height', 'Unit', 'Package type'];
const line = (no: number) => [`E2E-RO-${no}`, `Mug; blue, ${no}`, '5', '4', '3', 'cm/kg', 'Ready To Ship'];
const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(';');

test('a separator chosen by the user is stored with the unfinished import, and the rows match', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  const file = Buffer.from([headings, line(1), line(2)].map(quoted).join('\r\n'));
  await wizard.toColumns('quoted.csv', file);
  const separator = dialog.getByRole('combobox', { name: 'Separator' });
  await expect(separator).toContainText('Semicolon (;)');
  await expect(dialog.getByText('7 columns')).toBeVisible();
  await expect(dialog.getByText('All required fields filled')).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('combobox', { name: 'Quote character' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await expect(dialog.getByText('8 columns')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Quote character' }).click();
  await page.getByRole('option', { name: '"' }).click();
  await expect(dialog.getByText('7 columns')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'Mug; blue, 1', exact: true })).toBeVisible();
  await page.reload();

  await wizard.unfinished('quoted.csv').getByRole('button', { name: 'Resume' }).click();
  await expect(wizard.noErrors).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows imported')).toBeVisible();
  await expect(page.getByRole('main').getByRole('row', { name: /E2E-RO-1/ })).toContainText('Mug; blue, 1');
});

test('without a detected header row the user chooses one, or none', async ({ openAs, expectAccessible }) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  const file = Buffer.from('2024,2025,2026\n1001,12,3.5\n1002,14,4.5\n');
  await wizard.toColumns('numbers.csv', file);
  const notice = dialog.getByText('No row with column headings was found');
  await expect(notice).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Column A' })).toBeVisible();
  await expect(dialog.getByText('3 rows · 3 columns')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Heading row' }).click();
  await page.getByRole('option', { name: 'Row 1: 2024 · 2025 · 2026' }).click();
  await expect(dialog.getByRole('columnheader', { name: '2024' })).toBeVisible();
  await expect(notice).toBeHidden();
  await dialog.getByRole('combobox', { name: 'Heading row' }).click();
  await page.getByRole('option', { name: 'No headings' }).click();
  await expect(dialog.getByRole('columnheader', { name: 'Column A' })).toBeVisible();
  await expect(notice).toBeHidden();
});
