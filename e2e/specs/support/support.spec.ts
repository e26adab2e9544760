import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the support icon opens the list, its hover item a new case, and unread answers are counted (spec §2, decision D10)', async ({
  page,
  request,
  openAs,
}) => {
  // A person without cases: the count is the person's own.
  const email = await newPerson(request);
  await openAs(email, '/b/#/orders');
  const icon = page.getByRole('banner').getByRole('button', { name: 'Support cases', exact: true });
  const [list] = await Promise.all([page.waitForEvent('popup'), icon.click()]);
  await expect(list.getByRole('heading', { level: 1, name: 'Support cases' })).toBeVisible();
  // Neither token nor e-mail address stays in the address bar.
  await expect(list).toHaveURL(/\/support-site\/list\?language=en$/);
  await list.close();

  await page.mouse.move(0, 400);
  await icon.hover();
  const item = page.getByRole('button', { name: 'New support case' });
  const [create] = await Promise.all([page.waitForEvent('popup'), item.click()]);
  await create.getByLabel('Subject').fill('A label did not print');
  await create.getByLabel('What can we help with?').fill('The page stays empty.');
  await create.getByRole('button', { name: 'Send' }).click();
  await expect(create.getByRole('link', { name: 'A label did not print' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Support cases, 1 unread' })).toBeVisible();
  await create.getByRole('link', { name: 'A label did not print' }).click();
  await expect(create.getByText('This is an automatic reply')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(icon).toBeVisible();
});

test('the item of the support icon comes by keyboard, and Escape puts it back', async ({ openAs }) => {
  const page = await openAs('plain', '/b/#/orders');
  const icon = page.getByRole('banner').getByRole('button', { name: 'Support cases', exact: true });
  await expect(icon).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Store sync', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(icon).toBeFocused();
  const item = page.getByRole('button', { name: 'New support case' });
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
});
