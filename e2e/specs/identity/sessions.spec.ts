import type { Browser, Page } from '@playwright/test';
import { atBothWidths } from '../../fixtures/looks.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

/** The same person in another browser. */
async function elsewhere(browser: Browser, email: string, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: serverAddress, userAgent, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/b/#/settings/profile');
  await signInAs(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  return page;
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

test("a person's sign-ins are listed, and end one by one or all but this one", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const email = await newPerson(request);
  const [onPhone, atDesk] = [await elsewhere(browser, email, phone), await elsewhere(browser, email, desk)];
  await page.goto('/b/#/settings/profile');
  await signInAs(page, email);
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  // The registration was a sign-in too.
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('This device')).toHaveCount(1);
  await expect(list.getByText('Firefox on Windows')).toBeVisible();

  await list.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click();
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0);
  await expect(list).toBeFocused();
  // Push redirects it there.
  await expect(onPhone).toHaveURL(/\/login$/);
  await atDesk.reload();
  await expect(atDesk.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await expect(ask).toContainText('2 other devices');
  await ask.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await expect(atDesk).toHaveURL(/\/login$/);
  await page.reload();
  await expect(list.getByText('This device')).toHaveCount(1);
  await Promise.all([onPhone.context().close(), atDesk.context().close()]);
});

test('the list and its question are accessible', async ({ page, request, openAs, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const email = await newPerson(request);
  await openAs(email, '/b/#/settings/profile', '简体中文');
  await expect(page.getByRole('list', { name: '登录设备' }).getByRole('listitem')).toHaveCount(2);
  await atBothWidths(page, async () => {
    await expectAccessible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
  await page.getByRole('button', { name: '退出其他所有设备', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await atBothWidths(page, expectAccessible);
});
