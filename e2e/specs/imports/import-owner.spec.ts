import type { Page } from '@playwright/test';
import { goods } from '../../fixtures/goods.ts';
import { crash, keptIn } from '../../fixtures/kept-imports.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

const products = '/o/#/app/products';

async function openProducts(page: Page, person: keyof typeof people): Promise<void> {
  await page.goto(products);
  // Of this browser's own choice: the account may have been left in another language.
  await signInAs(page, people[person]);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Import products' }).first()).toBeVisible();
}

/** Chooses a file and leaves its import at the columns, where it is stored. */
async function keep(page: Page, name: string): Promise<void> {
  const wizard = new ImportWizard(page);
  await wizard.open();
  await wizard.toColumns(name, goods('E2E-P', 3));
  await expect.poll(() => keptIn(page, 'drafts')).toBe(1);
}

/** Leaves the page while its import is stored, and expires its session without a sign-out, as overnight. */
async function endSession(page: Page): Promise<Page> {
  const context = page.context();
  await crash(page);
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto('/healthz');
  await next.evaluate(() => localStorage.clear());
  return next;
}

test('a sign-out in any tab leaves no import behind', async ({ openAs, context }) => {
  test.slow();
  const page = await openAs('seller', products);
  await keep(page, 'private.csv');

  const other = await context.newPage();
  await other.goto(products);
  await other.getByRole('button', { name: /Mei Carver/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect.poll(() => keptIn(other, 'drafts')).toBe(0);
  await page.close();
  await openProducts(other, 'seller');
  await expect(new ImportWizard(other).unfinished('private.csv')).toHaveCount(0);
  const dialog = await new ImportWizard(other).open();
  await expect(dialog.getByRole('heading', { name: 'Choose a file' })).toBeVisible();
  await expect(dialog.getByText('Resume “private.csv”?')).toHaveCount(0);
});

test('an import of an expired session is available again to the same person', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', products);
  await keep(page, 'mine.csv');
  const again = await endSession(page);
  await openProducts(again, 'seller');
  await expect(new ImportWizard(again).unfinished('mine.csv')).toBeVisible();
});

test('an import is never offered to another person, and is deleted when one signs in', async ({ openAs }) => {
  test.slow();
  const page = await openAs('seller', products);
  await keep(page, 'mine.csv');
  const stranger = await endSession(page);
  await openProducts(stranger, 'other');
  await expect.poll(() => keptIn(stranger, 'drafts')).toBe(0);
  await expect(new ImportWizard(stranger).unfinished('mine.csv')).toHaveCount(0);
});

test('an import is not offered to the same person in another organization', async ({ openAs, context }) => {
  test.slow();
  const page = await openAs('seller', products);
  await keep(page, 'here.csv');
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
  await expect(new ImportWizard(elsewhere).unfinished('here.csv')).toHaveCount(0);
});
