import type { APIRequestContext, Page } from '@playwright/test';
import { operatorToken, serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/sign-in-page.ts';

/** Hosts used only by this spec. Browsers resolve every name under `localhost`. */
const at = (host: string) => serverAddress.replace('localhost', host);
const picture = (text: string) => `/icon.svg?${new URLSearchParams({ is: text }).toString()}`;

async function setBrand(request: APIRequestContext, what: 'brand' | 'reseller', data: object) {
  const set = await request.post(`/api/operator/${what}`, {
    headers: { authorization: `Bearer ${operatorToken}` },
    data,
  });
  expect(await set.json()).toMatchObject({ result: 'OK' });
}

/** Resolves when the splash, which disappears by itself, no longer covers the form. */
const splashGone = (page: Page) => page.getByLabel('Email or user name').click({ trial: true });

const iconOf = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

test("the HTML file has no brand's name or icon, so no other brand flashes up (spec §7)", async ({
  request,
}) => {
  const file = await (await request.get('/login')).text();
  const [, head = ''] = /<\/script>([\s\S]*)<\/html>/.exec(file) ?? [];
  expect(head.replaceAll(/(src|href)="[^"]*"/g, '')).not.toMatch(/lading/i);
  expect(file).not.toContain('icon.svg');
});

test('a host with branding shows its name, logos and icon, wide, collapsed and at phone width (spec §3)', async ({
  page,
  request,
  expectAccessible,
}) => {
  const host = 'parcels.localhost';
  await setBrand(request, 'brand', {
    host,
    platFormName: 'Parcel Hub',
    logoExpand: picture('expanded'),
    logoCollapse: picture('collapsed'),
  });
  await page.goto(`${at(host)}/b/#/orders`);
  await expect(page).toHaveTitle('Sign in · Parcel Hub');
  expect(await iconOf(page)).toContain('is=collapsed');
  await expectAccessible();
  await signIn(page, 'plain@lading.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle('Orders · Parcel Hub');
  const home = page.getByRole('banner').getByRole('link', { name: 'Parcel Hub home' });
  const shown = () => home.locator('img').evaluate((one: HTMLImageElement) => one.currentSrc.split('?')[1]);
  await expect.poll(shown).toBe('is=expanded');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(shown).toBe('is=collapsed');
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(shown).toBe('is=expanded');
  await page.setViewportSize({ width: 375, height: 760 });
  await expect.poll(shown).toBe('is=collapsed');
});

for (const [colour, scheme] of [
  ['#ffe94d', 'light'],
  ['#ffe94d', 'dark'],
  ['#14141f', 'dark'],
] as const) {
  test(`a reseller’s ${colour} keeps its contrast, ${scheme}`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const host = `tone-${colour.slice(1)}-${scheme}.localhost`;
    await setBrand(request, 'reseller', {
      host,
      siteName: 'Canary Freight',
      siteNameCN: '金丝雀货运',
      slogan: 'On the wing',
      colour,
    });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${at(host)}/ss/login`);
    await expect(page).toHaveTitle('Sign in · Canary Freight');
    await expect(page.getByText('On the wing')).toBeVisible();
    await splashGone(page);
    await expectAccessible();
    await page.getByRole('button', { name: '简体中文' }).click();
    await expect(page).toHaveTitle('登录 · 金丝雀货运');
    expect(await iconOf(page)).toContain('data:image/svg');
  });
}

test('a host that has neither branding nor a reseller loses its session (spec §7)', async ({ page }) => {
  const host = at('nobody.localhost');
  await page.goto(`${host}/healthz`);
  await page.evaluate(() => localStorage.setItem('lading.session-id', 'left behind'));
  await page.goto(`${host}/b/#/orders`);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('lading.session-id'))).toBeNull();
  await expect(page).toHaveTitle('Sign in · Workspace');
});

test('a reseller’s host that cannot be reached shows no brand, and its own once the connection is back', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const host = 'later.localhost';
  const names = { siteName: 'Canary Freight', siteNameCN: '金丝雀货运' };
  await setBrand(request, 'reseller', { host, ...names, colour: '#7a3cff' });
  const brandCalls = /getSettingByDomain|branding\/detail/;
  await page.route(brandCalls, (route) => route.abort());
  await page.goto(`${at(host)}/ss/login`);
  await expect(page).toHaveTitle('Sign in · Workspace');
  await splashGone(page);
  await expect(page.getByRole('complementary').getByText('Workspace')).toBeVisible();
  await expect(page.getByText('Lading')).toHaveCount(0);
  expect(await iconOf(page)).toBe('data:,');
  await expectAccessible();

  await page.getByLabel('Email or user name').fill('half typed');
  await page.unroute(brandCalls);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page).toHaveTitle('Sign in · Canary Freight');
  await expect(page.getByRole('complementary').getByText('Canary Freight')).toBeVisible();
  expect(await iconOf(page)).toContain('data:image/svg');
  await expect(page).toHaveURL(/\/ss\/login$/);
  await expect(page.getByLabel('Email or user name')).toHaveValue('half typed');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });

  test('a long name is truncated before the page scrolls sideways', async ({ page, request }) => {
    const host = 'long.localhost';
    await setBrand(request, 'reseller', {
      host,
      siteName: 'Transcontinental Consolidated Freight & Forwarding',
      siteNameCN: '环球联合货运代理',
    });
    for (const path of ['/ss/login', '/ss/sign-up', '/maintain', '/bigcommerce/connection']) {
      await page.goto(at(host) + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
    }
  });
});
