import type { Page } from '@playwright/test';
import { password } from '../fixtures/people.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

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

/** Where the entries of the menu that is shown lead, with their names; those of closed groups too. */
const entriesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /^(Main|Settings) menu$/ })
    .locator('ul a')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent, href: link.getAttribute('href') ?? '' })),
    );

for (const { email, host = serverAddress, mayEnterWarehouses } of kinds) {
  test(`every entry of the menus of ${email} leads to a page of its own name`, async ({ page }) => {
    test.slow();
    await page.goto(`${host}/b/#/orders`);
    await page.getByLabel('E-mail or user name').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
    const mainEntries = await entriesOf(page);
    await page.goto(`${host}/b/#/settings/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    const all = [...mainEntries, ...(await entriesOf(page))];
    // Those of one sub-application after the other, so that few of them load a page anew.
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
      const title = href === '/' ? 'Orders' : name;
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByText('There is no page here')).toHaveCount(0);
    }
  });
}
