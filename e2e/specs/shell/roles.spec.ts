import type { Page } from '@playwright/test';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/sign-in-page.ts';

const warehouse = 'Warehouse: Inbound, Crossdock, Outbound, Returns, Inventory, Work orders';
const ofProvider = [
  'Home',
  'Orders: Vendor orders',
  'Shipments',
  'Products',
  warehouse,
  'Funds: My funds, Warehouse billing, Postage, Void label history',
  'Storage report',
];
const headerOfProvider = ['Lading home', 'Search and commands', 'More', 'Import products'];
const withoutWarehouse = [
  'Home',
  'Orders',
  'Shipments',
  'Products',
  'Funds: My warehouses, Postage, Void label history',
];
const settingsUnverified = [
  'My account: My profile, API setting, Identity verification',
  'Address book',
  'Settings: Default settings, Order automation rules',
  'Selling channels',
  'Carrier accounts',
];
const settings = [
  ...settingsUnverified,
  'Shipment service: Address change, Insurance claim, EEI history, Pickups',
];

/** Every kind of user of decision D12 with everything visible to it by spec §2 and §6, in screen order. */
const kinds = [
  {
    kind: 'an approved client of a provider',
    email: 'seller@lading.test',
    menu: ofProvider,
    settings,
    header: headerOfProvider,
    account: 'Mei Carver',
  },
  {
    kind: 'a client of a provider who waits for approval',
    email: 'pending@lading.test',
    menu: ofProvider,
    settings,
    header: headerOfProvider,
    account: 'Tomas Ibarra',
  },
  {
    kind: 'a verified shipper without a warehouse',
    email: 'shipper@lading.test',
    menu: withoutWarehouse,
    settings,
    header: ['Lading home', 'Back to shipping', 'Search and commands', 'More', 'Import products'],
    account: 'Grace Okafor',
  },
  {
    kind: 'somebody who is neither verified nor has a warehouse',
    email: 'plain@lading.test',
    menu: withoutWarehouse,
    settings: settingsUnverified,
    header: ['Lading home', 'Search and commands', 'More', 'Import products'],
    account: 'Lena Fischer',
  },
  {
    kind: 'a reseller’s client',
    email: 'client@reseller.test',
    host: serverAddress.replace('localhost', 'reseller.localhost'),
    menu: ['Home', 'Orders', 'Shipments', 'Products', 'Funds: Transaction detail, Void label history'],
    settings: ['My account: My profile, API setting', ...settingsUnverified.slice(1)],
    header: ['Blue Anchor Logistics home', 'Search and commands', 'Import products'],
    account: 'Wei Zhang',
  },
];

async function openAt(page: Page, address: string, email: string) {
  await page.goto(address);
  await signIn(page, email);
}

/** The entries of a menu, each group with those that it opens to. */
async function menuOf(page: Page, name: 'Main menu' | 'Settings menu'): Promise<string[]> {
  const menu = page.getByRole('navigation', { name });
  await expect(menu).toBeVisible();
  return menu
    .locator('ul')
    .first()
    .evaluate((list) =>
      [...list.children].map((entry) => {
        const nameOf = (one: Element | null) => one?.textContent ?? '';
        const label = nameOf(entry.querySelector('a, button'));
        const inner = [...entry.querySelectorAll(':scope > ul a')].map(nameOf);
        return inner.length > 0 ? `${label}: ${inner.join(', ')}` : label;
      }),
    );
}

/** Names of all buttons in the header; the counts in some of them depend on the seed. */
async function headerOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  return names.map((name) =>
    name
      .replace(/^(Messages|Imports and exports|Search and commands).*/, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

for (const { kind, email, host = serverAddress, ...seen } of kinds) {
  test(`${kind} sees just what spec §2 and §6 give, in menu, settings and header`, async ({ page }) => {
    await openAt(page, `${host}/b/#/orders`, email);
    // The first page after a sign-in brings everything along.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
    expect(await menuOf(page, 'Main menu')).toEqual(seen.menu);
    await expect(page.getByRole('banner').getByRole('button', { name: seen.account })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Language: English' })).toBeVisible();
    expect(await headerOf(page)).toEqual([
      ...seen.header,
      'Imports and exports',
      'Messages',
      'Store sync',
      ...(kind === 'a reseller’s client' ? [] : ['Support cases']),
      'Language: English',
      expect.stringContaining(seen.account),
    ]);

    await page.goto(`${host}/b/#/settings/profile`);
    expect(await menuOf(page, 'Settings menu')).toEqual(seen.settings);
  });
}

test('the cooperative-warehouse entry is there only when the temu-org call returns something', async ({
  page,
}) => {
  await page.route('**/api/wms-user/oms/temu/list-temu-org', (route) =>
    route.fulfill({ json: { result: 'OK', data: [{ orgId: '7', orgName: 'Harbor' }] } }),
  );
  await openAt(page, `${serverAddress}/b/#/settings/profile`, 'plain@lading.test');
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
  }) => {
    await openAt(page, `${serverAddress}/b/#/orders`, 'pending@lading.test');
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
  }) => {
    await openAt(page, `${serverAddress}/o/#/app/inbound`, 'plain@lading.test');
    const alert = page.getByRole('alertdialog', {
      name: 'Sorry, you are not connected with any warehouse provider',
    });
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/b\/#\/orders$/);
  });
});
