import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

test('an owner reaches the audit log from My profile, narrows it and exports it', async ({
  page,
  request,
}) => {
  const email = await newPerson(request);
  await request.post('/api/wms-user/auth/login', { data: { userName: email, password: 'Wrong_123' } });
  await page.goto('/b/#/settings/profile');
  await signInAs(page, email);
  // The first page after a sign-in brings everything along.
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Open audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeFocused();
  // Its menu is that of My profile, whose page it belongs to (spec §2 has no entry for it).
  const menu = page.getByRole('navigation', { name: 'Settings menu' });
  await expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute('aria-current', 'page');

  const table = page.getByRole('table', { name: 'Audit log' });
  const rows = table.getByRole('row');
  // Headings, opened, refused, signed in.
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Signed in');
  await expect(rows.nth(2)).toContainText('Refused');
  await expect(rows.nth(3)).toContainText('Account created');

  await page.getByLabel('Outcome').click();
  await page.getByRole('option', { name: 'Refused' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/outcome=refused/);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/to=2020-01-01/);
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect(page.getByText('Export started')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).click();
  await page.getByRole('option', { name: 'Export', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Audit log exported');
});

test('tells people who are not owners that they are not, and what the log is for', async ({
  openAs,
  page,
}) => {
  await page.route('**/api/wms-user/audit/page*', (route) =>
    route.fulfill({
      json: {
        result: 'ERR',
        code: 403,
        message: 'You do not have permission to do this.',
        zhMessage: '您没有此操作的权限。',
      },
    }),
  );
  await openAs('plain', '/b/#/settings/profile/audit', '简体中文');
  await expect(page.getByText('操作日志仅对所有者开放')).toBeVisible();
  await expect(page.getByRole('button', { name: '导出', exact: true })).toHaveCount(0);
});

for (const { language, width, scheme } of [
  { language: 'English', width: 1440, scheme: 'light' },
  { language: '简体中文', width: 375, scheme: 'dark' },
] as const) {
  test.describe(`${language}, ${width} px, ${scheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme });
    test('the audit log is accessible and does not scroll sideways', async ({
      openAs,
      page,
      expectAccessible,
    }) => {
      await openAs('plain', '/b/#/settings/profile/audit', language);
      await expect(page.getByRole('heading', { level: 1, name: /^(Audit log|操作日志)$/ })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText('auth.login').first()).toBeVisible();
      await expectAccessible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  });
}

test('a day is chosen by keys from a calendar in the reader’s language, not the browser’s', async ({
  openAs,
  expectAccessible,
}) => {
  const page = await openAs('seller', '/b/#/settings/profile/audit?to=2026-11-30', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: '操作日志' })).toBeVisible();
  await expect(page.getByLabel('结束日期', { exact: true })).toHaveValue('2026-11-30');
  await page.getByRole('button', { name: '选择日期：结束日期' }).focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: '选择日期：结束日期' });
  await expect(calendar.getByRole('table', { name: '2026年11月' })).toBeVisible();
  await expect(calendar.getByRole('button', { name: '2026年11月30日星期一' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('table', { name: '2026年12月' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(/to=2026-12-01/);
  await expect(page.getByRole('button', { name: '选择日期：结束日期' })).toBeFocused();
  await page.getByLabel('开始日期', { exact: true }).fill('2027-01-01');
  await page.getByLabel('结束日期', { exact: true }).focus();
  await expect(page.getByText('开始日期不能晚于结束日期')).toBeVisible();
  await expectAccessible();
});
