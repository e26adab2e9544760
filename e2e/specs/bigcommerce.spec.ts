import { bigCommerceNotice } from '../fixtures/bigcommerce-notice.ts';
import { enterPassword, newPerson } from '../fixtures/new-person.ts';
import { outsideAddress } from '../fixtures/server-address.ts';
import { password, people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** A store that no other test has. */
const freshHash = () => `s${Math.random().toString(36).slice(2, 10)}`;

for (const { width, language, connect } of [
  { width: 1440, language: 'English', connect: /^Connect with / },
  { width: 375, language: '简体中文', connect: /^连接到 / },
] as const) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a store comes from BigCommerce over the sign-in to a confirmation, and then stands among the stores (decision D10)', async ({
      page,
      openAs,
      expectAccessible,
    }) => {
      const hash = freshHash();
      await openAs('other', `${outsideAddress.panel}/install/${hash}`, language);
      await expect(page).toHaveURL(/\/bigcommerce\/connection\?ticket=[\w-]+$/);
      await expect(page.getByText(`Shop ${hash}`)).toBeVisible();
      await expect(page.getByText('Raman Home Textiles').first()).toBeVisible();
      await expectAccessible();

      await page.getByRole('button', { name: connect }).click();
      await expect(
        page.getByRole('heading', { name: /^(The store is connected|店铺已连接)$/ }),
      ).toBeVisible();
      await expectAccessible();
      await page.getByRole('link', { name: /^(Go to the orders|前往订单)$/ }).click();
      await page.getByRole('combobox', { name: /^(Store|店铺)$/ }).click();
      await expect(page.getByRole('option', { name: `Shop ${hash}` })).toBeVisible();
    });

    test('an address without what BigCommerce sends says so', async ({ page, expectAccessible }) => {
      await page.goto('/bigcommerce/connection?code=1');
      await page.getByRole('button', { name: language }).click();
      await expect(
        page.getByRole('heading', { name: /^(Missing required parameters|缺少必要参数)$/ }),
      ).toBeVisible();
      await expectAccessible();
    });
  });
}

test('a code is good once, and says so the second time', async ({ page, request }) => {
  const install = await request.get(`${outsideAddress.panel}/install/${freshHash()}`, { maxRedirects: 0 });
  const address = install.headers().location ?? '';
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  await page.goto(address);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('has been used already');
});

test('the page works in the frame of the control panel, and no other page may stand in one', async ({
  page,
}) => {
  const hash = freshHash();
  await page.goto(`${outsideAddress.panel}/control-panel/${hash}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'English' }).click();
  await frame.getByLabel('E-mail or user name').fill(people.other);
  await frame.getByLabel('Password', { exact: true }).fill(password);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await frame.getByRole('button', { name: /^Connect with / }).click();
  await expect(frame.getByRole('heading', { name: 'The store is connected' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Go to the orders' })).toHaveAttribute('target', '_blank');
});

for (const [language, say] of [
  [
    'English',
    {
      ...{ title: 'Store sync', connected: 'This store is connected', absent: 'This store is not connected' },
      ...{
        refused: 'This page was not opened by BigCommerce',
        orders: 'Go to the orders',
        added: '1 order added',
      },
      ...{ connect: /^Connect with /, done: 'The store is connected', gone: 'Disconnected' },
    },
  ],
  [
    '简体中文',
    {
      ...{ title: '店铺同步', connected: '此店铺已连接', absent: '此店铺尚未连接' },
      ...{ refused: '此页面并非由 BigCommerce 打开', orders: '前往订单', added: '新增 1 个订单' },
      ...{ connect: /^连接到 /, done: '店铺已连接', gone: '已断开' },
    },
  ],
] as const) {
  test(`a store is installed, pulled, opened in its control panel, and removed there (${language})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const hash = freshHash();
    const email = await newPerson(request);
    await page.goto('/b/#/orders');
    await enterPassword(page, email, language);
    await expect(
      page.getByRole('banner').getByRole('button', { name: say.title, exact: true }),
    ).toBeVisible();
    await page.goto(`${outsideAddress.panel}/install/${hash}`);
    await page.getByRole('button', { name: say.connect }).click();
    await expect(page.getByRole('heading', { name: say.done, exact: true })).toBeVisible();

    await page.goto('/b/#/orders');
    const openStores = async () => {
      await page.getByRole('banner').getByRole('button', { name: say.title, exact: true }).click();
      return page.getByRole('dialog', { name: say.title, exact: true });
    };
    const popover = await openStores();
    await popover
      .getByRole('button', { name: new RegExp(`Shop ${hash}$`) })
      .first()
      .click();
    await expect(popover.getByText(say.added, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('7104', { exact: true }).first()).toBeVisible();

    await page.goto(`${outsideAddress.panel}/open/${hash}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: say.connected, exact: true })).toBeVisible();
    await expect(frame.getByRole('link', { name: say.orders, exact: true })).toHaveAttribute(
      'target',
      '_blank',
    );

    await page.goto(`/bigcommerce/load?${bigCommerceNotice(hash)}`);
    await expect(page).toHaveURL(/\/b\/#\/orders/);
    await page.goto('/bigcommerce/load?signed_payload_jwt=a.b.c');
    await expect(page.getByRole('heading', { name: say.refused, exact: true })).toBeVisible();
    await expectAccessible();

    expect((await request.get(`/bigcommerce/uninstall?${bigCommerceNotice(hash)}`)).ok()).toBe(true);
    await page.goto(`/bigcommerce/load?${bigCommerceNotice(hash)}`);
    await expect(page.getByRole('heading', { name: say.absent, exact: true })).toBeVisible();
    await expectAccessible();
    await page.goto('/b/#/orders');
    await openStores();
    await expect(popover.getByText(say.gone, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('7104', { exact: true }).first()).toBeVisible();
  });
}
