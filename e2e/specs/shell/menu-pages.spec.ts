import type { Page } from '@playwright/test';
import { kinds } from '../../fixtures/kinds-of-users.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { entriesOf, headerOf, menuOf } from '../../pages/menus.ts';
import { signIn } from '../../pages/sign-in-page.ts';

const ofWarehouses = /\/(inbound|crossdock|outbound|return|inventory|work-order|billing|storage-report)$/;

type Own = readonly [role: 'button' | 'link' | 'textbox' | 'radio' | 'list' | 'table' | 'text', name: string];

/**
 * What each page is for, by its name: an act, a search or a list that no placeholder and no other page has. One of them is enough
 * where a page depends on who reads it.
 */
const purposes: Readonly<Record<string, readonly Own[]>> = {
  Home: [['link', 'View all orders']],
  Orders: [['button', 'Import orders']],
  'Vendor orders': [['textbox', 'Search orders']],
  Shipments: [['textbox', 'Search shipments']],
  Products: [['button', 'Import products']],
  Inbound: [['button', 'Import inbounds']],
  Crossdock: [['button', 'Import crossdocks']],
  Outbound: [['button', 'Send order to warehouse']],
  Returns: [['link', 'New return']],
  Inventory: [['textbox', 'Search stock']],
  'Work orders': [['link', 'New work order']],
  // There is nothing to do before a provider connects a warehouse, and the page says so.
  'My warehouses': [
    ['list', 'My warehouses'],
    ['text', 'No warehouse is connected yet'],
  ],
  'My funds': [['list', 'My funds']],
  'Warehouse billing': [['textbox', 'Search charges']],
  Postage: [['link', 'Add funds']],
  'Transaction detail': [['link', 'Add funds']],
  'Void label history': [['textbox', 'Search voided labels']],
  'Storage report': [['radio', '90 days']],
  'My profile': [['button', 'Change password']],
  'API setting': [['button', 'Create a key']],
  // The request; once it is accepted, where verified organizations go on.
  'Identity verification': [
    ['button', 'Send for review'],
    ['link', 'Get rates'],
  ],
  'Address book': [['button', 'Add address']],
  'Default settings': [['button', 'Add preset']],
  'Order automation rules': [['button', 'Add rule']],
  'Selling channels': [['button', 'Connect a store']],
  'Carrier accounts': [['button', 'Connect an account']],
  'Temu warehouse authorization': [
    ['table', 'Temu warehouse authorization'],
    ['text', 'No authorizations yet'],
  ],
  'Address change': [['link', 'Choose a shipment']],
  'Insurance claim': [['button', 'New claim']],
  'EEI history': [['button', 'How to file with AES']],
  Pickups: [['button', 'Schedule pickup']],
};

/** The page offers what it is for. A page without a row of {@link purposes} fails: a new entry names its own. */
async function expectFunction(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const own = (purposes[name] ?? []).map(([role, label]) =>
    role === 'text' ? main.getByText(label) : main.getByRole(role, { name: label, exact: true }),
  );
  expect(own.length, `${name} has a row in the table of purposes`).toBeGreaterThan(0);
  // An empty list offers its act a second time.
  await expect(own.reduce((one, other) => one.or(other)).first(), `${name} has its function`).toBeVisible();
  await expect(main.getByText(/coming soon|under construction|work in progress/i)).toHaveCount(0);
}

for (const { kind, email, host = serverAddress, mayEnterWarehouses = true, ...seen } of kinds) {
  test(`${kind} sees just what spec §2 and §6 give, and every entry leads to a page with its own name and function`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${host}/b/#/orders`);
    await signIn(page, email);
    // The first page after a sign-in brings everything along.
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
    const banner = page.getByRole('banner');
    expect(await menuOf(page, 'Main menu')).toEqual(seen.menu);
    await expect(banner.getByRole('button', { name: seen.account })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Language: English' })).toBeVisible();
    expect(await headerOf(page)).toEqual([
      ...seen.header,
      'Imports and exports',
      'Messages',
      'Store sync',
      ...(kind === 'a reseller’s client' ? [] : ['Support cases']),
      'Language: English',
      expect.stringContaining(seen.account),
    ]);
    const mainEntries = await entriesOf(page);

    await page.goto(`${host}/b/#/settings/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    expect(await menuOf(page, 'Settings menu')).toEqual(seen.settings);
    const all = [...mainEntries, ...(await entriesOf(page))];
    // Sorted by sub-application, so that few of them reload a page.
    const entries = all.toSorted((one, other) => one.href.localeCompare(other.href));
    expect(entries.length).toBeGreaterThan(12);

    for (const { name, href } of entries) {
      await page.goto(`${host}${href}`);
      if (!mayEnterWarehouses && ofWarehouses.test(href)) {
        const alert = page.getByRole('alertdialog');
        await alert.getByRole('button', { name: 'Close' }).click();
        await expect(alert).toBeHidden();
        continue;
      }
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByText('Page not found')).toHaveCount(0);
      await expectFunction(page, name);
    }
  });
}
