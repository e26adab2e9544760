import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

/** Headings that no alias list contains, and that no other spec teaches. */
const own = `Zq${Date.now() % 1e7}`;
const fields = {
  SKU: `${own} a`,
  'Product name': `${own} b`,
  'Package type': `${own} c`,
  Length: `${own} d`,
  Width: `${own} e`,
  Height: `${own} f`,
  Unit: `${own} g`,
};
const file = (sku: string) =>
  Buffer.from(
    [Object.values(fields), [sku, 'Blue mug', 'Ready To Ship', '10', '5', '4', 'cm/kg']]
      .map((row) => row.join(','))
      .join('\n'),
  );

test('manually mapped columns are recognized the next time, and the file is in review in two clicks', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs('other', '/o/#/app/products');
  const products = new ImportWizard(page);
  const wizard = await products.open();
  await products.toColumns('goods.csv', file(`${own}-1`));
  for (const [field, column] of Object.entries(fields)) {
    await wizard
      .getByRole('combobox', { name: new RegExp(`^${field}`) })
      .first()
      .click();
    await page.getByRole('option', { name: column, exact: true }).click();
    // While the list fades out, its options would be found beside those of the next one.
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await wizard.getByRole('button', { name: 'Check 1 row' }).click();
  await wizard.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(wizard).toBeHidden();

  await products.open();
  await products.toColumns('goods.csv', file(`${own}-2`));
  for (const [field, column] of Object.entries(fields))
    await expect(wizard.getByRole('combobox', { name: new RegExp(`^${field}`) }).first()).toContainText(
      column,
    );
  await expect(wizard.getByText(/^You matched this column this way before · \d+%$/)).toHaveCount(7);
  await wizard.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(wizard.getByRole('gridcell', { name: `${own}-2`, exact: true })).toBeVisible();
  await expect(products.noErrors).toBeVisible();
});
