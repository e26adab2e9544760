import { expect, test } from '../../fixtures/test.ts';

test('the cooperative-warehouse entry is there only when the temu-org call returns something', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/wms-user/oms/temu/list-temu-org', (route) =>
    route.fulfill({ json: { result: 'OK', data: [{ orgId: '7', orgName: 'Harbor' }] } }),
  );
  await openAs('plain', '/b/#/settings/profile');
  const link = page.getByRole('link', { name: 'Temu warehouse authorization' });
  await expect(link).toBeVisible();
  await page.unroute('**/api/wms-user/oms/temu/list-temu-org');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Address book' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test.describe('the alerts of spec §6', () => {
  test('a warehouse entry explains that the user is not approved yet, and does not navigate', async ({
    page,
    openAs,
  }) => {
    await openAs('pending', '/b/#/orders');
    await page.getByRole('button', { name: 'Warehouse' }).click();
    await page.getByRole('link', { name: 'Inbound' }).click();
    const alert = page.getByRole('alertdialog', { name: 'Your account has not been approved yet' });
    await expect(alert).toContainText('Your warehouse provider must approve it');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeHidden();
    await expect(page).toHaveURL(/\/b\/#\/orders$/);
  });

  test('the address of a warehouse page explains that the user has no warehouse, and leads to the orders', async ({
    page,
    openAs,
  }) => {
    await openAs('plain', '/o/#/app/inbound');
    const alert = page.getByRole('alertdialog', {
      name: 'Sorry, you are not connected with any warehouse provider',
    });
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/b\/#\/orders$/);
  });
});
