import { expect, test } from '../../fixtures/test.ts';

test('a client disputes an invoice, and the provider answers with a credit note', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const reason = `Not our delivery ${Date.now()}`;
  let page = await openAs('seller', '/o/#/app/funds/billing');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoices/ })).toBeVisible();
  await page.getByRole('link', { name: 'INV-000001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-000001/ })).toBeVisible();
  await expect(page.getByText('This carton was counted twice.').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Dispute Receiving, per delivery' }).click();
  const dispute = page.getByRole('dialog', { name: 'Dispute Receiving, per delivery' });
  await dispute.getByRole('button', { name: 'Send dispute' }).click();
  await expect(dispute.getByLabel('What is wrong?')).toBeFocused();
  await dispute.getByLabel('What is wrong?').fill(reason);
  await expectAccessible();
  await dispute.getByRole('button', { name: 'Send dispute' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Invoice INV-000001.pdf');
  await page.getByRole('link', { name: 'Receiving, per unit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Charges of INV-000001/ })).toBeVisible();
  await expect(page.getByRole('row').nth(6)).toBeVisible();
  await expectAccessible();

  page = await openAs('floor', '/w/#/money');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('link', { name: 'INV-000001' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'INV-000001' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: reason });
  await asked.getByRole('button', { name: 'Credit Receiving, per delivery' }).click();
  const answer = page.getByRole('dialog', { name: 'Issue a credit note?' });
  await answer.getByLabel('Answer').fill('You are right.');
  await expectAccessible();
  await answer.getByRole('button', { name: 'Issue credit note' }).click();
  await expect(asked.getByText(/^Credit note CN-\d{6}, \$12\.00$/)).toBeVisible();
  await expect(page.getByText('After credit notes')).toBeVisible();
  await expectAccessible();
});

test('a draft is made from the days of a client, reviewed on a phone, and voided', async ({
  openAs,
  expectAccessible,
}) => {
  test.slow();
  const page = await openAs('floor', '/w/#/money/invoices');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'New invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'New invoice' });
  await dialog.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: /^Harbor/ }).click();
  // What came with the delivery of the demo was put away two days ago, by the warehouse's own calendar.
  const putAway = new Date(Date.now() - 2 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(putAway);
  await dialog.getByRole('textbox', { name: 'First day' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(day);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Draft for Harbor/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Put-away, per unit' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Void draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void draft' }).click();
  await expect(page.getByText('Voided', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Issue' })).toHaveCount(0);
});
