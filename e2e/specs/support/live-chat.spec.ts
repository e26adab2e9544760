import type { Page } from '@playwright/test';
import { newPerson } from '../../fixtures/new-person.ts';
import { playChatVendor } from '../../fixtures/play-chat-vendor.ts';
import { serverAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatTab } from '../../pages/frame.ts';
import { signInAs } from '../../pages/sign-in-page.ts';

/** The desk of the stand-in support site, at the chat of one person. */
async function atDesk(page: Page, email: string): Promise<Page> {
  const desk = await page.context().newPage();
  await desk.goto('/support-site/desk?language=en');
  await desk.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
  return desk;
}

async function answer(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Your reply').fill(text);
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('article').filter({ hasText: text })).toBeVisible();
}

test('a person writes, support answers, and unseen messages are marked', async ({
  page,
  request,
  openAs,
}) => {
  test.slow();
  const email = await newPerson(request);
  await openAs(email, '/b/#/orders');
  await page.getByRole('button', { name: 'Live chat' }).click();
  const chat = page.getByRole('region', { name: 'Live chat' });
  await expect(chat.getByText('Hi! How can we help?')).toBeVisible();
  const field = chat.getByLabel('Your message');
  await expect(field).toBeFocused();
  await field.fill('Where is my pallet?\nIt left on <Monday>.');
  await field.press('Enter');
  const log = chat.getByRole('log');
  await expect(log).toContainText('It left on <Monday>.');
  await expect(field).toHaveValue('');

  const desk = await atDesk(page, email);
  await answer(desk, 'It arrives today.');
  await page.bringToFront();
  await expect(log).toContainText('It arrives today.', { timeout: 30_000 });

  await field.press('Escape');
  const launcher = page.getByRole('button', { name: 'Live chat', exact: true });
  await expect(launcher).toBeFocused();
  await answer(desk, 'It is there.');
  await page.reload();
  await page.getByRole('button', { name: 'Live chat, 1 new message' }).click();
  await expect(log).toContainText('It is there.');
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(launcher).toBeVisible();
});

test('a text that could not be sent stays in the field, and is sent once', async ({
  page,
  request,
  openAs,
}) => {
  const email = await newPerson(request);
  await openAs(email, '/b/#/orders');
  await page.getByRole('button', { name: 'Live chat' }).click();
  const chat = page.getByRole('region', { name: 'Live chat' });
  const sending = '**/api/lading-workorder/chat/messages';
  // The server processes the message, and its reply is lost.
  await page.route(sending, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await chat.getByLabel('Your message').fill('Only once');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Not sent: Network Error')).toBeVisible();
  await expect(chat.getByLabel('Your message')).toHaveValue('Only once');
  await page.unroute(sending);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByLabel('Your message')).toHaveValue('');
  await expect(chat.getByRole('log').getByText('Only once')).toHaveCount(1);
});

test('is hidden by a modal dialog', async ({ openAs }) => {
  const page = await openAs('plain', '/b/#/settings/profile');
  const launcher = chatTab(page);
  await expect(launcher).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('dialog', { name: 'Turn on two-step sign-in' })).toBeVisible();
  await expect(launcher).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(launcher).toBeVisible();
});

test('is not there for a reseller’s client (spec §6)', async ({ page }) => {
  await page.goto(`${serverAddress.replace('localhost', 'reseller.localhost')}/b/#/orders`);
  await signInAs(page, 'client@reseller.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(chatTab(page)).toHaveCount(0);
});

test.describe('with the chat of a vendor', () => {
  // The server's tests cover the policy that allows its script.
  test.use({ bypassCSP: true });

  test('its script receives the visitor, the language, and the sign-out (decision D10)', async ({
    page,
    request,
  }) => {
    test.slow();
    const vendor = await playChatVendor(page);
    await page.route('**/api/lading-workorder/chat/settings', (route) =>
      route.fulfill({
        json: {
          result: 'OK',
          data: {
            vendor: 'chatwoot',
            baseUrl: vendor,
            websiteToken: 'token',
            identifierHash: 'proof',
          },
        },
      }),
    );
    const email = await newPerson(request);
    await page.goto('/login');
    await signInAs(page, email);
    const launcher = page.getByRole('button', { name: 'Live chat' });
    await launcher.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible();
    await launcher.click();
    await expect(
      page.frameLocator('iframe[title="Vendor chat"]').getByText('How can we help?'),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemcheckbox', { name: '简体中文' }).click();
    await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
    await page.getByRole('button', { name: /Nora Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    const calls = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('chatwoot-calls') ?? '[]') as unknown[][],
    );
    expect(calls).toEqual([
      ['run', 'token', true, 'en'],
      [
        'setUser',
        expect.stringMatching(/^\d+$/),
        expect.objectContaining({ name: 'Nora Lindqvist', email, identifier_hash: 'proof' }),
      ],
      ['toggle', null],
      ['setLocale', 'zh_CN'],
      ['toggle', 'close'],
      ['reset'],
    ]);
  });
});

for (const { language, width, name, heading } of [
  { language: 'English', width: 1440, name: 'Live chat', heading: 'Orders' },
  { language: '简体中文', width: 375, name: '在线客服', heading: '订单' },
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('covers the middle of no control, and is accessible shut and open', async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('shipper', '/b/#/orders', language);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const launcher = page.getByRole('button', { name });
      await expect(launcher).toBeVisible();
      await expectAccessible();
      for (const place of ['start', 'end'] as const) {
        const covered = await launcher.evaluate((tab, at) => {
          const content = document.getElementById('content')!;
          content.scrollTo({ top: at === 'start' ? 0 : content.scrollHeight });
          return [...content.querySelectorAll('a, button, input, [role=combobox]')].filter((control) => {
            const { left, top, width: wide, height: high } = control.getBoundingClientRect();
            return tab.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
          }).length;
        }, place);
        expect(covered).toBe(0);
      }
      await launcher.click();
      const chat = page.getByRole('region', { name });
      await expect(chat.getByRole('log')).toBeVisible();
      await expect(chat.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  });
}
