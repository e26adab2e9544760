import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test('a lost connection is shown while it lasts, and lists are refetched when it is back', async ({
  openAs,
  context,
}) => {
  const page = await openAs('other', '/b/#/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await context.setOffline(true);
  await expect(note).toBeVisible();
  const fetched = page.waitForResponse(/\/order\/page/);
  await page.getByRole('tab', { name: 'On hold' }).click();
  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  expect((await fetched).ok()).toBe(true);
});

test('parts that cannot be fetched offline are reported, affect nothing else, and open once the connection is back', async ({
  openAs,
  context,
  page,
}) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  // The code of notices is prefetched.
  const toasts = page.waitForRequest(/toast-place/);
  await openAs('other', '/b/#/settings/profile');
  const heading = page.getByRole('heading', { level: 1, name: 'My profile' });
  await expect(heading).toBeVisible();
  await toasts;
  await expect.poll(() => underWay.size).toBe(0);
  await context.setOffline(true);

  const missing = page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded.' });
  const openPalette = () => page.keyboard.press('Control+k');
  const importProducts = page.getByRole('banner').getByRole('button', { name: 'Import products' });
  // Of the shell by key and by button, and of a sub-application.
  for (const open of [
    openPalette,
    () => importProducts.click(),
    () => page.getByRole('main').getByRole('button', { name: 'Edit' }).click(),
  ]) {
    await open();
    await expect(missing).toBeVisible();
    await expect(heading).toBeVisible();
    await missing.getByRole('button', { name: 'Dismiss' }).click();
    await expect(missing).toHaveCount(0);
  }

  await context.setOffline(false);
  await openPalette();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await importProducts.click();
  await expect(page.getByRole('dialog', { name: /import/i })).toBeVisible();
});

test('a page or sub-application opened offline loads by itself when the connection is back', async ({
  openAs,
  context,
  faults,
}) => {
  const page = await openAs('other', '/b/#/orders');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Orders')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  // A page of the sub-application that is there, and one of another.
  for (const name of ['Shipments', 'Products']) {
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await menu.getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(name)).toBeVisible();
  }
  // Reported to the shell's error handler, and nothing else.
  expect(new Set(faults.splice(0))).toEqual(
    new Set(['Failed to fetch dynamically imported module: offline']),
  );
});

test('a page of the shell opened offline keeps the frame, and loads once the connection is back', async ({
  openAs,
  context,
  page,
}) => {
  // The code of notices is prefetched.
  const toasts = page.waitForResponse(/toast-place/);
  await openAs('other', '/b/#/orders');
  await toasts;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Imports and exports/ })
    .click();
  const wholeList = page.getByRole('dialog').getByRole('link', { name: 'View all' });
  await expect(wholeList).toBeVisible();
  await context.setOffline(true);
  await wholeList.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded.' }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Imports and exports' })).toBeVisible();
});
