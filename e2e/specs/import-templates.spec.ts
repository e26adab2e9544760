import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const rows = [
  ['Code', 'Title', 'Kind of package', 'L', 'W', 'H', 'Units', 'Maker'],
  ['E2E-TEMPLATE-1', 'Blue mug', 'Ready To Ship', '10', '5', '4', 'cm/kg', 'Hearth'],
];
const csv = (table: string[][]) => Buffer.from(table.map((row) => row.join(',')).join('\n'));
/** What the suggestion does not find by itself. */
const columns = { 'Package type': 'Kind of package', Unit: 'Units' };

async function openWizard(page: Page) {
  await page.getByRole('button', { name: 'Import products' }).first().click();
  return page.getByRole('dialog', { name: 'Import products' });
}

async function upload(page: Page, table: string[][]): Promise<void> {
  await page
    .getByLabel('Spreadsheet file')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: csv(table) });
  await page.getByRole('button', { name: 'Upload and match columns' }).click();
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
}

test('a template is made, preselected, renamed, told from a changed file, and deleted', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const name = `Weekly ${Date.now()}`;
  const page = await openAs('other', '/o/#/app/products');
  const wizard = await openWizard(page);

  await upload(page, rows);
  for (const [field, column] of Object.entries(columns)) {
    await wizard.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  }
  await wizard.getByRole('checkbox', { name: 'Save these columns as a new template' }).check();
  await wizard.getByRole('button', { name: /^Check 1 row/ }).click();
  await expect(wizard.getByText('Give the template a name.')).toBeVisible();
  await wizard.getByLabel('Template name').fill(name);
  await expectAccessible();
  await wizard.getByRole('button', { name: /^Check 1 row/ }).click();
  await expect(page.getByText(`Template “${name}” saved`).first()).toBeVisible();
  await expect(wizard.getByRole('heading', { name: 'Check the rows' })).toBeVisible();

  // Opened anew, the one that was used last is chosen, and says how the file has changed.
  await page.reload();
  await openWizard(page);
  await expect(wizard.getByRole('combobox', { name: 'Mapping template' })).toHaveText(name);
  await upload(page, [['Code', 'Name', ...rows[0]!.slice(2, 7), 'Weight'], rows[1]!]);
  await expect(
    wizard.getByText(`Matched by template “${name}”, but the file has changed since`),
  ).toBeVisible();
  await expect(wizard.getByText('“Title” seems to be called “Name” now')).toBeVisible();
  await expect(wizard.getByText('New to the template: “Weight”')).toBeVisible();
  await wizard.getByRole('button', { name: 'Back' }).click();

  await wizard.getByRole('button', { name: 'Manage templates' }).click();
  await expectAccessible();
  await wizard.getByRole('button', { name: `Edit ${name}` }).click();
  await wizard.getByLabel('Product name').fill('Code');
  await expect(wizard.getByText('The same column fills “SKU”')).toBeVisible();
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('Stop editing this template?');
  await question.getByRole('button', { name: 'Go on editing' }).click();
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
  await wizard.getByRole('button', { name: 'Back to the file' }).click();
  await expect(wizard.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
});
