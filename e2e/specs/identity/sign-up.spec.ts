import { atBothWidths } from '../../fixtures/looks.ts';
import { mailedCode } from '../../fixtures/mailed-code.ts';
import { password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 375, height: 900 } });

test('a seller opens an account from the sign-in page; an unknown invitation code is refused (decision D3)', async ({
  page,
  request,
  expectAccessible,
}) => {
  const email = `seller-${Date.now()}@lading.test`;
  await page.goto('/login');
  await page.getByRole('button', { name: '简体中文' }).click();
  await page.getByRole('link', { name: /^(Create an account|注册账号)$/ }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  // The sign-in page, which has a field for an email too, stays until this one is there.
  await expect(page.getByRole('heading', { level: 1, name: /^(Create an account|注册账号)$/ })).toBeVisible();
  await page.getByLabel(/^(Email|邮箱)/).fill(email);
  await page.getByRole('button', { name: /^(Send code|发送验证码)$/ }).click();
  const code = page.getByLabel(/^(Verification code|验证码)/);
  await expect(code).toBeVisible();
  await page.getByLabel(/^(First name|名)/).fill('Ida');
  await page.getByLabel(/^(Last name|姓)/).fill('Berg');
  const invitation = page.getByLabel(/^(Invitation code|邀请码)/);
  await invitation.fill('NOBODY-1');
  await page.getByLabel(/^(Password|密码)\*?$/).fill(password);
  await page.getByLabel(/^(Confirm password|确认密码)/).fill(password);
  await code.fill(await mailedCode(request, email));
  await atBothWidths(page, expectAccessible);
  const create = page.getByRole('button', { name: /^(Create account|创建账号)$/ });
  await create.click();
  await expect(page.getByRole('alert')).toContainText(/This invitation code is not valid|邀请码无效/);
  await invitation.fill('');
  await create.click();
  await expect(page).toHaveURL(/\/b\/#\/orders/);
});
