import { goods } from '../../fixtures/goods.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

/** The sample file with only the columns that have values, and many orders of it; the last one has no carrier. */
async function manyOrders(wizard: ImportWizard, prefix: string, count: number): Promise<Buffer> {
  const lines = await wizard.sampleLines();
  const [headings, order, parcel] = lines.map((line) => line.split(','));
  const isFilled = headings!.map((_, at) => Boolean(order![at] || parcel![at]));
  const kept = (cells: readonly string[]) => cells.filter((_, at) => isFilled[at]).join(',');
  const rows = Array.from({ length: count }, (_, at) => {
    const named = kept(order!).replaceAll('LD-10481', `${prefix}-${at + 1}`);
    return at === count - 1 ? named.replace(',UPS,', ',,') : named;
  });
  return Buffer.from([kept(headings!), ...rows, kept(parcel!)].join('\r\n'));
}

test('the grid opens on the first issue, its columns first, and without the columns that nothing fills', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const prefix = `E2E-G${Date.now() % 1e7}`;
  const page = await openAs('seller', '/b/#/orders');
  const orders = new ImportWizard(page, 'orders');
  const wizard = await orders.open();
  await orders.toColumns('orders.csv', await manyOrders(orders, prefix, 80));
  await orders.toRows(81);
  await expect(wizard.getByText('1 with errors', { exact: true })).toBeVisible();

  // The reference of an order is its number too.
  const cell = (name: string) => wizard.getByRole('gridcell', { name, exact: true }).first();
  await expect(cell(`${prefix}-80`)).toBeInViewport();
  await expect(cell(`${prefix}-1`)).not.toBeInViewport();
  await expect(cell('↳ package 2')).toBeInViewport();
  const headings = wizard.getByRole('columnheader');
  await expect(headings.nth(1)).toContainText('Order number');
  await expect(headings.nth(2)).toContainText('Carrier');

  const unmapped = wizard.getByRole('columnheader', { name: /^COD amount/ });
  await expect(unmapped).toHaveCount(0);
  const shown = wizard.getByRole('switch', { name: /^Show \d+ unmatched columns$/ });
  await shown.click();
  await expect(unmapped).toHaveCount(1);
  await shown.click();
  await expect(unmapped).toHaveCount(0);
  await expectAccessible();
  await orders.discard();
});

test('whole groups are fixed in one step, which Ctrl+Z undoes with focus anywhere, also after a reload', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('seller', '/o/#/app/products');
  page.on('dialog', (question) => void question.accept());
  const products = new ImportWizard(page);
  const wizard = await products.open();
  const [headings, ...rows] = goods('E2E-U', 6).toString().split('\n');
  const twice = rows[0]!.replace('Oak stool 1', 'Oak stool again');
  await products.toColumns('twice.csv', Buffer.from([headings, ...rows, twice].join('\n')));
  await products.toRows();
  const panel = wizard.getByRole('complementary', { name: 'Issues' });
  await panel.getByRole('button', { name: /^Duplicate in the file/ }).click();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Keep first, delete 1 row' }).click();
  await expect(products.noErrors).toBeVisible();
  await expect(panel.getByText('1 row deleted')).toBeVisible();
  const again = wizard.getByRole('gridcell', { name: 'Oak stool again', exact: true });
  await expect(again).toHaveCount(0);

  await page.reload();
  await products.unfinished('twice.csv').getByRole('button', { name: 'Resume' }).click();
  await expect(products.noErrors).toBeVisible();
  await expect(wizard.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeEnabled();
  await wizard.getByRole('heading', { name: /Check the rows/ }).click();
  await page.keyboard.press('Control+z');
  await expect(again).toHaveCount(1);
  await expect(wizard.getByText('2 with errors', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(again).toHaveCount(0);
  await products.discard();
});
