import { codeOfApp } from '../../fixtures/authenticator.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { password } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

test('a person turns two-step sign-in on, signs in with app and recovery code, and turns it off', async ({
  page,
  request,
  openAs,
}) => {
  test.slow();
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();

  const setUp = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await setUp.getByLabel(/^Password/).fill('Wrong_123');
  await setUp.getByRole('button', { name: 'Next' }).click();
  await expect(setUp.getByText('The password is wrong.')).toBeVisible();
  await setUp.getByLabel(/^Password/).fill(password);
  await setUp.getByRole('button', { name: 'Next' }).click();

  const connect = page.getByRole('dialog', { name: 'Connect your app' });
  await expect(connect.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await connect.locator('code').innerText();
  await expect(connect.getByLabel('Code from the app')).toBeFocused();
  await connect.getByLabel('Code from the app').fill(codeOfApp(secret));
  await connect.getByRole('button', { name: 'Turn on' }).click();

  const keep = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(keep.getByRole('listitem')).toHaveCount(10);
  const codes = await keep.getByRole('listitem').allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keep.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('recovery-codes.txt');
  await keep.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const leave = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Nora Lindqvist/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  await leave();
  await page.goto('/b/#/settings/profile');
  await signInAs(page, email);
  const title = page.getByRole('heading', { level: 1, name: 'Two-step sign-in' });
  await expect(title).toBeVisible();
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code from the app').fill(codeOfApp(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();

  await leave();
  await page.goto('/b/#/settings/profile');
  await signInAs(page, email);
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in' });
  await off.getByLabel(/^Password/).fill(password);
  await off.getByLabel('Code from the app').fill(codes[1]!);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await expect(off).toBeHidden();
});

test('every step of it is accessible and does not scroll sideways in Chinese', async ({
  page,
  request,
  openAs,
  expectAccessible,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 900 });
  const [title, turnOn, passwordLabel, next] = ['个人资料', '开启', '密码', '下一步'];
  const [codeLabel, kept, signIn] = ['应用验证码', '我已保存', '登录'];
  const look = () =>
    atBothWidths(page, async () => {
      await expectAccessible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/profile', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: turnOn, exact: true })).toBeVisible();
  await look();
  await page.getByRole('button', { name: turnOn, exact: true }).click();
  await page.getByLabel(new RegExp(`^${passwordLabel}`)).fill(password);
  await look();
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await look();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await page.getByLabel(codeLabel).fill(codeOfApp(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: kept })).toBeVisible();
  await look();
  await page.getByRole('button', { name: kept }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await look();
  await page.context().clearCookies();
  await page.goto('/login');
  await signInAs(page, email, '简体中文');
  await expect(page.getByLabel(codeLabel)).toBeFocused();
  await expect(page.getByRole('button', { name: signIn, exact: true })).toBeVisible();
  await look();
});
