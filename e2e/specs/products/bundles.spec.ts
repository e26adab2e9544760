import { expect, test } from '../../fixtures/test.ts';

test('a bundle is made of products, and an alias stands for it', async ({ openAs, expectAccessible }) => {
  const sku = `SET-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/products');
  await page
    .getByRole('navigation', { name: 'Product lists' })
    .getByRole('link', { name: 'Bundles' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bundles' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New bundle' }).first().click();
  await page.getByLabel('Bundle SKU').fill(sku);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Starter set');
  await page.getByRole('combobox', { name: 'SKU', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Units per bundle').fill('2');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save bundle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Bundle ${sku}` })).toBeVisible();
  await expect(page.getByText('Stock by warehouse')).toBeVisible();
  await expectAccessible();

  await openAs('seller', '/o/#/app/products/aliases');
  await page.getByRole('button', { name: 'New alias' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New alias' });
  await dialog.getByLabel('Alias').fill(`ALT-${sku}`);
  await dialog.getByRole('combobox', { name: 'Stands for' }).fill(sku);
  await page.getByRole('option', { name: new RegExp(sku) }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save alias' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByLabel('Search aliases').fill(`ALT-${sku}`);
  await expect(page).toHaveURL(new RegExp(`q=ALT-${sku}`));
  const aliases = page.getByRole('table', { name: 'Aliases' });
  await expect(aliases.getByText(`ALT-${sku}`, { exact: true })).toBeVisible();
  await expect(aliases.getByText(sku, { exact: false }).last()).toBeVisible();
  // While a list is searched its rows are dimmed.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible();
});
