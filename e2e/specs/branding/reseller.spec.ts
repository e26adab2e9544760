import type { Page } from '@playwright/test';
import { password } from '../../fixtures/people.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/sign-in-page.ts';

const reseller = serverAddress.replace('localhost', 'reseller.localhost');

/** The code of the newest mail to someone, other than an earlier one, from the page on which a demo shows its mails. */
async function mailedCode(page: Page, email: string, before = ''): Promise<string> {
  let code = before;
  await expect
    .poll(async () => {
      const mails = await (await page.request.get(`${serverAddress}/demo/mail`)).text();
      const [, afterAddress = ''] = mails.split(email);
      code = /\b\d{6}\b/.exec(afterAddress)?.[0] ?? before;
      return code;
    })
    .not.toBe(before);
  return code;
}

test.describe('a reseller’s host (spec §2, §6)', () => {
  test('redirects everything to the reseller’s own sign-in, and back', async ({ page }) => {
    await page.goto(`${reseller}/o/#/app/products`);
    await expect(page).toHaveURL(`${reseller}/ss/login`);
    await expect(page).toHaveTitle('Sign in · Blue Anchor Logistics');
    await signIn(page, 'client@reseller.test');
    await expect(page).toHaveURL(`${reseller}/o/#/app/products`);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  test('leads from the pages of sellers to its own', async ({ page }) => {
    for (const path of ['/login', '/reset', '/ss', '/ss/nowhere']) {
      await page.goto(reseller + path);
      await expect(page).toHaveURL(`${reseller}/ss/login`);
    }
  });

  test('opens an account with a mailed code, but not with the e-mail as invitation code', async ({
    page,
    expectAccessible,
  }) => {
    const email = `new-${Date.now()}@harbor.test`;
    await page.goto(`${reseller}/ss/login`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    const first = await mailedCode(page, email);
    await page.getByLabel('Verification code').fill(first);
    await expectAccessible();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Osei');
    await page.getByLabel('Invitation code').fill(email);
    await page.getByLabel(/^Password\*?$/).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Invitation code')).toHaveAccessibleDescription(
      'The invitation code cannot be your email address',
    );
    await page.getByLabel('Invitation code').fill('ANCHOR-24');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${reseller}/b/#/orders`);
    await expect(page.getByRole('button', { name: /Ada Osei/ })).toBeVisible();

    // The password reset, a page for each step.
    await page.goto(`${reseller}/ss/reset-psw`);
    await expect(page).toHaveURL(`${reseller}/ss/forgot-psw`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(`${reseller}/ss/reset-psw-code`);
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel('Verification code').fill(await mailedCode(page, email, first));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${reseller}/ss/reset-psw`);
    await page.getByLabel(/^New password\*?$/).fill('Another_27');
    await page.getByLabel('Confirm new password').fill('Another_27');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page).toHaveURL(`${reseller}/ss/login`);
    await expect(page.getByText('Your new password is set.')).toBeVisible();
  });
});

test('the reseller’s pages lead to the usual sign-in on a host of our own (spec §6)', async ({ page }) => {
  for (const path of ['/ss', '/ss/login', '/ss/sign-up', '/ss/forgot-psw']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${serverAddress}/login`);
  }
});
