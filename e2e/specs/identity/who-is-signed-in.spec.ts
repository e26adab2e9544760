import { newPerson } from '../../fixtures/new-person.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInAs } from '../../pages/sign-in-page.ts';
import { pageHeading } from '../../pages/frame.ts';

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
    await expect(pageHeading(page, 'Orders')).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System upgrade in progress');
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.goto('/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
});

test('a new sign-in survives the end of the session that its page has ended (spec §2)', async ({
  openAs,
  request,
}) => {
  const email = await newPerson(request);
  const page = await openAs('shipper', '/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
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
  await signInAs(page, email);
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  mayGo();
  await expect(page.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
});

test('a sign-out in another tab stops this one, and any key but a lone modifier leads home (spec §4, decision D4)', async ({
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
  const reloads = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/o/',
  );
  await page.keyboard.press('x');
  await reloads;
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, 'plain@lading.test');
  await expect(page).toHaveURL(/\/o\/#\/app/);
});

test('another tab that signs in as another person stops the raw pages too (decision D4)', async ({
  openAs,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const page = await openAs('seller', '/temu-warehouse-authorization');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authorize cooperative warehouses');
  const other = await context.newPage();
  await other.goto('/login');
  await signInAs(other, email);
  await expect(other.getByRole('button', { name: /Nora Lindqvist/ })).toBeVisible();
  const stop = page.getByRole('alertdialog', { name: 'New sign-in in another tab' });
  await stop.getByRole('button', { name: 'Reload' }).click();
  await expect(stop).toBeHidden();
  await expect(page).toHaveURL(/\/o\/#\/app/);
});

test('a renewed token of the same session stops no tab, and signs no one out (decision D3)', async ({
  openAs,
  context,
}) => {
  const page = await openAs('plain', '/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/b/#/orders');
  await expect(pageHeading(other, 'Orders')).toBeVisible();
  // Each tab drops its token, as when it has expired: both renew it at the same time.
  for (const tab of [page, other]) await tab.evaluate(() => sessionStorage.removeItem('lading.session'));
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(pageHeading(tab, 'Orders')).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('a page restored from the browser’s memory shows no account that was signed out since (spec §4)', async ({
  openAs,
}) => {
  const page = await openAs('plain', '/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('lading.session-id');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});

test('a public page is restored from the browser’s memory with its input', async ({ page }) => {
  await page.goto('/login');
  const name = page.getByLabel(/Email or user name/);
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
    // Any site could link here with its own tokens: nothing is accepted without asking.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with this link?');
    await expect(page).toHaveURL(`${serverAddress}/o/#/app/products`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Use the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await expect(page).toHaveURL(`${serverAddress}/o/#/app/products`);
    // The opened address contains them; later requests of the page do not.
    expect(asked.slice(1).filter((one) => one.includes(data.accessToken))).toEqual([]);
    await elsewhere.close();
  });

  test('is refused with invalid tokens, and nothing is stored', async ({ page }) => {
    await page.goto('/?type=SERVER&accessToken=forged&refreshToken=forged');
    await page.getByRole('button', { name: 'Use the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link cannot sign you in');
    await expect(page).toHaveURL(`${serverAddress}/`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Continue without it' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('asks first when somebody is signed in', async ({ openAs }) => {
    const page = await openAs('plain', '/b/#/orders');
    await expect(pageHeading(page, 'Orders')).toBeVisible();
    await page.goto('/b/?type=ADMIN&accessToken=forged&refreshToken=forged#/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with this link?');
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('button', { name: /Lena Fischer/ })).toBeVisible();
  });
});
