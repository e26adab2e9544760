import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const rows = [
  ['Code', 'Title', 'Kind of package', 'L', 'W', 'H', 'Units', 'Maker'],
  ['E2E-TEMPLATE-1', 'Blue mug', 'Ready To Ship', '10', '5', '4', 'cm/kg', 'Hearth'],
];
const csv = (table: string[][]) => Buffer.from(table.map((row) => row.join(',')).join('\n'));
/** Not found by the suggestion. */
const columns = { 'Package type': 'Kind of package', Unit: 'Units' };

test('a template is created, preselected, renamed, compared with a changed file, and deleted', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const name = `Weekly ${Date.now()}`;
  const page = await openAs('other', '/o/#/app/products');
  const products = new ImportWizard(page);
  const wizard = await products.open();

  await products.toColumns('goods.csv', csv(rows));
  for (const [field, column] of Object.entries(columns)) {
    await wizard.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
    // While the list fades out, its options would be found beside those of the next one.
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await wizard.getByRole('checkbox', { name: 'Save these columns as a new template' }).check();
  await wizard.getByRole('button', { name: /^Check 1 row/ }).click();
  await expect(wizard.getByText('Enter a template name.')).toBeVisible();
  await wizard.getByLabel('Template name').fill(name);
  await expectAccessible();
  await wizard.getByRole('button', { name: /^Check 1 row/ }).click();
  await expect(page.getByText(`Template “${name}” saved`).first()).toBeVisible();
  await expect(wizard.getByRole('heading', { name: 'Check the rows' })).toBeVisible();

  // On reopening, the last used template is selected, and reports how the file has changed.
  await page.reload();
  await products.open();
  await expect(wizard.getByRole('combobox', { name: 'Mapping template' })).toHaveText(name);
  const changed = [['Code', 'Name', ...rows[0]!.slice(2, 7), 'Weight'], rows[1]!];
  await products.toColumns('goods.csv', csv(changed));
  await expect(wizard.getByText(`Matched by template “${name}”, but the file differs from it`)).toBeVisible();
  await expect(wizard.getByText('“Title” may have been renamed to “Name”')).toBeVisible();
  await expect(wizard.getByText('Not in the template: “Weight”')).toBeVisible();
  await wizard.getByRole('button', { name: 'Back' }).click();

  await wizard.getByRole('button', { name: 'Manage templates' }).click();
  await expectAccessible();
  await wizard.getByRole('button', { name: `Edit ${name}` }).click();
  await wizard.getByLabel('Product name').fill('Code');
  await expect(wizard.getByText('This column already fills “SKU”')).toBeVisible();
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('Stop editing this template?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await wizard.getByLabel('Product name').fill('Name');
  await wizard.getByLabel('Template name').fill(`${name} renamed`);
  await expectAccessible();
  await wizard.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`Template “${name} renamed” saved`).first()).toBeVisible();

  await wizard.getByRole('button', { name: `Delete ${name} renamed` }).click();
  await expect(question).toHaveAccessibleName(`Delete template “${name} renamed”?`);
  await question.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText(`Template “${name} renamed” deleted`).first()).toBeVisible();
  await expect(wizard.getByRole('button', { name: `Edit ${name} renamed` })).toBeHidden();
  await wizard.getByRole('button', { name: 'Back to file' }).click();
  await expect(question).toHaveAccessibleName('Stop managing templates?');
  await question.getByRole('button', { name: 'Back to file' }).click();
  await expect(wizard.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
});
