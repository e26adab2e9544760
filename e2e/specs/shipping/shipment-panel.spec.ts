import { buyLabels } from '../../fixtures/buy-labels.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a shipment has a panel with packages, costs, ledger entries, labels and tracking', async ({
  openAs,
  request,
  expectAccessible,
}) => {
  const { shipments } = await buyLabels(request, ['']);
  const [{ shipmentId, shipmentNo }] = shipments as [(typeof shipments)[0]];
  const page = await openAs('seller', `/b/#/shipments?q=${shipmentNo}`);
  await page.getByRole('link', { name: shipmentNo }).click();
  await expect(page).toHaveURL(new RegExp(`peek=${shipmentId}`));
  const panel = page.getByRole('complementary').filter({ hasText: shipmentNo });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`Shipment ${shipmentNo}`);
  await expect(panel.getByRole('region', { name: 'Packages' })).toContainText('8 × 6 × 4 in');
  const costs = panel.getByRole('region', { name: 'Costs' });
  await expect(costs).toContainText('Base rate');
  await expect(costs.getByText('Held for a purchase')).toBeVisible();

  const documents = panel.getByRole('region', { name: 'Labels and tracking' });
  const saved = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'ZPL' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zpl$/);
  await expect(documents.getByRole('button', { name: 'Print label' })).toBeVisible();
  await expectAccessible();

  await costs.getByRole('link', { name: 'Label purchase' }).click();
  await expect(page).toHaveURL(/\/e\/#\/postage/);
  await expect(page.getByRole('complementary').filter({ hasText: shipmentNo })).toBeVisible();
});
