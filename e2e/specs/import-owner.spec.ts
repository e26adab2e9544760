import type { Page } from '@playwright/test';
import { crash, keptIn } from '../fixtures/kept-imports.ts';
import { password, people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFile, goods, noticeOf, openWizard } from '../fixtures/unfinished-import.ts';

const products = '/o/#/app/products';

async function signIn(page: Page, person: keyof typeof people): Promise<void> {
  await page.goto(products);
  // Of this browser's own choice: the account may have been left in another language.
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel(/E-mail or user name/).fill(people[person]);
  await page.getByLabel(/^Password$/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Import products' }).first()).toBeVisible();
}

/** Leaves the page while its import is kept, and lets its session be over without a sign-out, as after a night. */
async function endSession(page: Page): Promise<Page> {
  const context = page.context();
  await crash(page);
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto('/healthz');
  await next.evaluate(() => localStorage.clear());
  return next;
}

test('whoever signs out leaves no import behind, in whatever tab he does it', async ({ openAs, context }) => {
  test.slow();
  const page = await openAs('seller', products);
  await chooseFile(await openWizard(page), 'private.csv', goods('E2E-P', 3));
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);

  const other = await context.newPage();
  await other.goto(products);
  await other.getByRole('button', { name: /Mei Carver/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => keptIn(other, 'drafts')).toBe(0);
  await page.close();
  await signIn(other, 'seller');
  await expect(noticeOf(other, 'private.csv')).toHaveCount(0);
  const dialog = await openWizard(other);
  await expect(dialog.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await expect(dialog.getByText('Go on with “private.csv”?')).toHaveCount(0);
});

test('an import of a session that ended by itself is there again for the same person', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', products);
  await chooseFile(await openWizard(page), 'mine.csv', goods('E2E-P', 3));
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
  const again = await endSession(page);
  await signIn(again, 'seller');
  await expect(noticeOf(again, 'mine.csv')).toBeVisible();
});

test('an import is never offered to another person, and is deleted when one signs in', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', products);
  await chooseFile(await openWizard(page), 'mine.csv', goods('E2E-P', 3));
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
  const stranger = await endSession(page);
  await signIn(stranger, 'other');
  await expect.poll(() => keptIn(stranger, 'drafts')).toBe(0);
  await expect(noticeOf(stranger, 'mine.csv')).toHaveCount(0);
});

test('an import is not offered to the same person in another organisation', async ({ openAs, context }) => {
  test.slow();
  const page = await openAs('seller', products);
  await chooseFile(await openWizard(page), 'here.csv', goods('E2E-P', 3));
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
  await crash(page);

  const elsewhere = await context.newPage();
  await elsewhere.route('**/wms-user/user/afterLogin**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { org: { orgId: string } } };
    body.data.org.orgId = 'another organisation';
    await route.fulfill({ response: reply, json: body });
  });
  await elsewhere.goto(products);
  await expect.poll(() => keptIn(elsewhere, 'drafts')).toBe(0);
  await expect(noticeOf(elsewhere, 'here.csv')).toHaveCount(0);
});
