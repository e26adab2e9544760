import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const headings = ['SKU', 'Product name', 'Length', 'Width', 'Height', 'Unit', 'Package type'];
const line = (no: number, packing: string) => [`E2E-VM-${no}`, `Mug ${no}`, '5', '4', '3', 'cm/kg', packing];

test('words of the file are matched to choices once, and the rows have no errors', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page);
  const dialog = await wizard.open();
  const rows = [headings, line(1, 'RTS'), line(2, 'loose'), line(3, 'Loose'), line(4, 'Ready To Ship')];
  await wizard.toColumns('words.csv', Buffer.from(rows.join('\r\n')));

  const values = dialog.getByRole('region', { name: 'Values in the file' });
  await expect(values.getByText('1 value to match')).toBeVisible();
  await expect(values.getByRole('combobox', { name: '“RTS” as Package type' })).toHaveValue('Ready To Ship');
  await expect(values.getByText('2 rows')).toBeVisible();
  await values.getByRole('combobox', { name: '“loose” as Package type' }).fill('needed');
  await page.getByRole('option', { name: 'Package Needed' }).click();
  await expect(values.getByText('All matched')).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('button', { name: 'Check 4 rows' }).click();
  await expect(wizard.noErrors).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: 'Package Needed', exact: true })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByText('4 rows imported')).toBeVisible();
});
