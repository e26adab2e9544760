import { expect, test } from '../fixtures/test.ts';

test('a lost connection is said for as long as it lasts, and lists are fetched anew when it is back', async ({
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
