import type { Page } from '@playwright/test';
import { enterPassword, newPerson } from '../fixtures/new-person.ts';
import { serverAddress } from '../fixtures/server-address.ts';
import { expect, test } from '../fixtures/test.ts';

const orders = (page: Page) => page.getByRole('heading', { level: 1, name: 'Orders' });

test('opening a page before sign-in ends the session, at the server too (spec §2)', async ({
  openAs,
  context,
}) => {
  for (const [path, sign] of [
    ['/login', 'Sign in'],
    ['/reset', 'Reset your password'],
    ['/ss/login', 'Sign in'],
  ] as const) {
    const page = await openAs('shipper', '/b/#/orders');
    await expect(orders(page)).toBeVisible();
    const left = page.waitForResponse((response) => response.url().endsWith('/auth/logout'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: sign })).toBeVisible();
    await left;
    expect((await context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lading.session-id'))).toBeNull();
    await page.goto('/b/#/orders');
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('the pause and the error page end no session (decision record 0022)', async ({ openAs }) => {
  const page = await openAs('shipper', '/maintain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are doing some maintenance');
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.goto('/b/#/orders');
  await expect(orders(page)).toBeVisible();
});

test('a sign-in right after its page has ended the session before stays (spec §2)', async ({
  openAs,
  request,
}) => {
  const email = await newPerson(request);
  const page = await openAs('shipper', '/b/#/orders');
  await expect(orders(page)).toBeVisible();
  let mayGo = () => {};
  const held = new Promise<void>((resolve) => {
    mayGo = resolve;
  });
  await page.route('**/auth/logout', async (route) => {
    await held;
    await route.continue();
  });
  const leaves = page.waitForRequest('**/auth/logout');
  await page.goto('/login');
  await leaves;
  await enterPassword(page, email);
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  mayGo();
  await expect(page.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
});

test('another tab that signs out stops this one, and any key but a lone modifier leads home (spec §4, decision D4)', async ({
  openAs,
  context,
  expectAccessible,
}) => {
  const page = await openAs('plain', '/b/#/shipments');
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/b/#/orders');
  await other.getByRole('button', { name: /Lena Fischer/ }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);

  const stop = page.getByRole('alertdialog', { name: 'You signed out in another tab' });
  await expect(stop).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Shift');
  await expect(stop).toBeVisible();
  await page.keyboard.press('x');
  await expect(page).toHaveURL(/\/login$/);
});

test('another tab that signs in as somebody else stops the raw pages too (decision D4)', async ({
  openAs,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const page = await openAs('seller', '/temu-warehouse-authorization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize cooperative warehouses');
  const other = await context.newPage();
  await other.goto('/login');
  await enterPassword(other, email);
  await expect(other.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
  const stop = page.getByRole('alertdialog', { name: 'Somebody signed in in another tab' });
  await stop.getByRole('button', { name: 'Reload' }).click();
  await expect(stop).toBeHidden();
  await expect(page).toHaveURL(/\/temu-warehouse-authorization$/);
});

test('a renewed token of the same session stops no tab, and signs nobody out (decision D3)', async ({
  openAs,
  context,
}) => {
  const page = await openAs('plain', '/b/#/orders');
  await expect(orders(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/b/#/orders');
  await expect(orders(other)).toBeVisible();
  // Each tab forgets its token, as when it has run out: both renew it at once.
  for (const tab of [page, other]) await tab.evaluate(() => sessionStorage.removeItem('lading.session'));
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(orders(tab)).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('a page that "back" brings out of the browser’s memory shows nobody who has signed out since (spec §4)', async ({
  openAs,
}) => {
  const page = await openAs('plain', '/b/#/orders');
  await expect(orders(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('lading.session-id');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});

test('a page of nobody comes back out of the browser’s memory with what was written on it', async ({
  page,
}) => {
  await page.goto('/login');
  const name = page.getByLabel(/E-mail or user name/);
  await name.fill('plain@lading.test');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByLabel(/^Password$/).fill('half a pass');
  await expect(name).toHaveValue('plain@lading.test');
});

test.describe('a session that begins elsewhere (spec §6, decision D5)', () => {
  test('comes by its tokens once the server has confirmed them, and leaves no trace of them', async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newContext({ baseURL: serverAddress });
    const login = await elsewhere.request.post('/api/wms-user/auth/login', {
      data: { userName: 'plain@lading.test', password: 'Lading_2026' },
    });
    const { data } = (await login.json()) as { data: { accessToken: string } };
    const refresh = (await elsewhere.cookies()).find(({ name }) => name.endsWith('lading-refresh'));
    const tokens = new URLSearchParams({
      type: 'WMS',
      accessToken: data.accessToken,
      refreshToken: refresh?.value ?? '',
    });
    const asked: string[] = [];
    page.on('request', (one) => asked.push(`${one.url()} ${one.headers().referer ?? ''}`));
    await page.goto(`/o/?${tokens.toString()}#/app/products`);
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(page).toHaveURL(`${serverAddress}/o/#/app/products`);
    // The address that was opened holds them; nothing that the page asked for afterwards does.
    expect(asked.slice(1).filter((one) => one.includes(data.accessToken))).toEqual([]);
    await elsewhere.close();
  });

  test('is refused when its tokens are nobody’s, and nothing is stored', async ({ page }) => {
    await page.goto('/?type=SERVER&accessToken=forged&refreshToken=forged');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot sign you in');
    await expect(page).toHaveURL(`${serverAddress}/`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Go on without it' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('asks first when somebody is signed in', async ({ openAs }) => {
    const page = await openAs('plain', '/b/#/orders');
    await expect(orders(page)).toBeVisible();
    await page.goto('/b/?type=ADMIN&accessToken=forged&refreshToken=forged#/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with this link?');
    await page.getByRole('button', { name: 'Stay signed in as I am' }).click();
    await expect(page.getByRole('button', { name: /Lena Fischer/ })).toBeVisible();
  });
});
