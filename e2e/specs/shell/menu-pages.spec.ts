import type { Page } from '@playwright/test';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/sign-in-page.ts';

/** Every kind of user of decision D12. */
const kinds = [
  { email: 'seller@lading.test', mayEnterWarehouses: true },
  { email: 'pending@lading.test', mayEnterWarehouses: false },
  { email: 'shipper@lading.test', mayEnterWarehouses: true },
  { email: 'plain@lading.test', mayEnterWarehouses: true },
  {
    email: 'client@reseller.test',
    host: serverAddress.replace('localhost', 'reseller.localhost'),
    mayEnterWarehouses: true,
  },
];
const ofWarehouses = /\/(inbound|crossdock|outbound|return|inventory|work-order|billing|storage-report)$/;

/** Targets of the entries in the visible menu, with their names; including closed groups. */
const entriesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Main|Settings) menu$/ })
    .locator('ul a')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') ?? '' })),
    );

/** A page that has nothing before a provider connects a warehouse, and says so. */
const emptyWithoutWarehouse = 'My warehouses';

/** Something to do or to read: a list, a form or an act. Headings, paragraphs and links to other pages alone are a placeholder. */
async function expectFunction(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  const parts = (['table', 'button', 'textbox', 'searchbox', 'combobox', 'switch', 'list'] as const)
    .map((role) => main.getByRole(role))
    .reduce((one, other) => one.or(other));
  const some = name === emptyWithoutWarehouse ? parts.or(main.getByText('No warehouse is connected')) : parts;
  await expect(some.first(), `${name} has a function`).toBeVisible();
  await expect(main.getByText(/coming soon|under construction|work in progress/i)).toHaveCount(0);
}

for (const { email, host = serverAddress, mayEnterWarehouses } of kinds) {
  test(`every entry of the menus of ${email} leads to a page of its own name`, async ({ page }) => {
    test.slow();
    await page.goto(`${host}/b/#/orders`);
    await signIn(page, email);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
    const mainEntries = await entriesOf(page);
    await page.goto(`${host}/b/#/settings/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
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
