import type { Page } from '@playwright/test';
import { mailedCode } from '../../fixtures/mailed-code.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The first page after a sign-in brings everything along. */
const inTime = { timeout: 30_000 };

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: /^(My profile|个人资料)$/ });

/** The value of a fact on the card of personal details. */
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) });

test('name, phone, time zone and language are changed, and every page updates immediately', async ({
  page,
  request,
  openAs,
}) => {
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/profile');
  await expect(profile(page)).toBeVisible(inTime);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit personal details' });
  await expect(edit.getByLabel('First name')).toBeFocused();
  await edit.getByLabel('First name').fill('  ');
  await edit.getByLabel('Phone').fill('12345');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('This field is required')).toBeVisible();
  await expect(edit.getByText('Enter a phone number with 7 to 15 digits')).toBeVisible();
  await expect(edit.getByLabel('First name')).toBeFocused();

  await edit.getByLabel('First name').fill('Ingrid');
  await edit.getByLabel('Phone').fill('+1 (213) 555-0142');
  await edit.getByRole('combobox', { name: 'Time zone' }).fill('Shang');
  await page.getByRole('option', { name: /Asia\/Shanghai/ }).click();
  await edit.getByRole('radio', { name: '简体中文' }).click();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);

  await expect(profile(page)).toHaveText('个人资料');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ingrid Lindqvist/ })).toBeVisible();
  await expect(fact(page, '电话')).toContainText('+1 (213) 555-0142');
  await expect(fact(page, '时区')).toContainText('Asia/Shanghai');

  // Stored in the account: another browser without its own choice uses it too.
  await page.evaluate(() => localStorage.removeItem('lading.language'));
  await page.reload();
  await expect(profile(page)).toHaveText('个人资料');
  await expect(fact(page, '时区')).toContainText('Asia/Shanghai');
});

test('the e-mail is changed with the password and the code that comes to the new address', async ({
  page,
  request,
  openAs,
}) => {
  const email = await newPerson(request);
  const next = email.replace('person-', 'moved-');
  await openAs(email, '/b/#/settings/profile');
  await expect(profile(page)).toBeVisible(inTime);
  await page.getByRole('button', { name: 'Change email' }).click();
  const ask = page.getByRole('dialog', { name: 'Change email' });
  await ask.getByLabel('New email').fill('nobody');
  await ask.getByRole('button', { name: 'Send code' }).click();
  await expect(ask.getByText('Enter an email address such as name@company.com')).toBeVisible();
  await ask.getByLabel('New email').fill(next);
  await ask.getByLabel(/^Password/).fill('Wrong_123');
  await ask.getByRole('button', { name: 'Send code' }).click();
  await expect(ask.getByText('The password is wrong.')).toBeVisible();
  await ask.getByLabel(/^Password/).fill(password);
  await ask.getByRole('button', { name: 'Send code' }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirm your new email' });
  await expect(confirm.getByLabel('Verification code')).toBeFocused();
  await confirm.getByRole('button', { name: 'Change email' }).click();
  await expect(confirm.getByText('Enter the 6 digits from the email')).toBeVisible();
  await confirm.getByLabel('Verification code').fill(await mailedCode(request, next));
  await confirm.getByRole('button', { name: 'Change email' }).click();
  await expect(confirm).toHaveCount(0);
  await expect(fact(page, 'Email')).toContainText(next);

  const signsIn = async (userName: string) => {
    const reply = await request.post('/api/wms-user/auth/login', { data: { userName, password } });
    return ((await reply.json()) as { result: string }).result;
  };
  expect([await signsIn(next), await signsIn(email)]).toEqual(['OK', 'ERR']);
});

test('the password is changed with the current one', async ({ page, request, openAs }) => {
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/profile');
  await expect(profile(page)).toBeVisible(inTime);
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  // The registration was a sign-in too.
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel(/^Current password/).fill(password);
  await change.getByLabel(/^New password\*?$/).fill('Harbor_2027');
  await change.getByLabel(/^Confirm new password/).fill('Harbor_2028');
  await change.getByRole('button', { name: 'Set new password' }).click();
  await expect(change.getByText('The two passwords do not match')).toBeVisible();
  await change.getByLabel(/^Confirm new password/).fill('Harbor_2027');
  await change.getByRole('button', { name: 'Set new password' }).click();
  await expect(change).toHaveCount(0);
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const refused = await request.post('/api/wms-user/auth/login', { data: { userName: email, password } });
  expect(await refused.json()).toMatchObject({ result: 'ERR' });
});

for (const { language, width, scheme, edit } of [
  { language: 'English', width: 1440, scheme: 'dark', edit: 'Edit' },
  { language: '简体中文', width: 375, scheme: 'light', edit: '编辑' },
] as const) {
  test.describe(`${language}, ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });
    test('the dialogs of My profile are accessible', async ({ openAs, page, expectAccessible }) => {
      await openAs('shipper', '/b/#/settings/profile', language);
      await expect(profile(page)).toBeVisible(inTime);
      for (const name of [edit, /^(Change email|更换邮箱)$/, /^(Change password|修改密码)$/]) {
        await page.getByRole('button', { name, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectAccessible();
        await dialog.getByRole('button', { name: /^(Cancel|取消)$/ }).click();
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}
