import { expect, test } from '../../fixtures/test.ts';

test('cartons are announced by destination, counted at the dock, forwarded, and followed by their client', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reference = `CD-${Date.now()}`;
  const page = await openAs('seller', '/o/#/app/crossdock');
  await expect(page.getByRole('heading', { level: 1, name: 'Crossdock' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New crossdock' }).first().click();
  await page.getByRole('textbox', { name: 'Reference' }).first().fill(reference);
  const first = page.getByRole('group', { name: 'Destination 1' });
  await first.getByRole('textbox', { name: 'Destination' }).fill('ONT8');
  await first.getByLabel('Cartons').fill('3');
  await page.getByRole('button', { name: 'Add destination' }).click();
  const second = page.getByRole('group', { name: 'Destination 2' });
  await second.getByRole('textbox', { name: 'Destination' }).fill('LGB4');
  await second.getByLabel('Cartons').fill('2');
  await expectAccessible();
  await page.getByRole('button', { name: 'Submit crossdock' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Crossdock CD/ });
  await expect(heading).toBeVisible();
  await expectAccessible();
  const address = page.url();

  await page.setViewportSize({ width: 375, height: 812 });
  await openAs('floor', '/w/#/crossdock');
  const scan = page.getByLabel('Scan a crossdock number or reference');
  await expect(scan).toBeFocused();
  await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
  await expectAccessible();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark as arrived' }).click();
  // What is announced is suggested; one carton of the second destination does not come.
  const lines = page.getByRole('list', { name: 'Cartons by destination' });
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(lines.getByText('Received 3 of 3')).toBeVisible();
  const count = page.locator('form', { has: page.getByRole('button', { name: 'Save count' }) });
  await count.getByRole('textbox', { name: 'Cartons' }).fill('1');
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(lines.getByText('Received 1 of 2')).toBeVisible();
  await expectAccessible();
  for (const sent of ['Forwarded 3 of 3', 'Forwarded 1 of 2']) {
    await page.getByLabel('Scan the tracking number or bill of lading').focus();
    await page.keyboard.type('1Z999AA10123456784');
    await page.keyboard.press('Enter');
    await expect(lines.getByText(sent)).toBeVisible();
  }
  await expect(
    page.getByText('1 carton has not arrived. Close only if it is no longer expected.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close crossdock' }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs('seller', address.slice(address.indexOf('/o/#')));
  await expect(heading).toBeVisible();
  await expect(page.getByText(/^Cartons forwarded · 3 cartons · ONT8 · UPS/)).toBeVisible();
  await expectAccessible();
});
