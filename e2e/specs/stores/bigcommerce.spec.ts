import { asPerson } from '../../fixtures/as-person.ts';
import { bigCommerceNotice } from '../../fixtures/bigcommerce-notice.ts';
import { newPerson } from '../../fixtures/new-person.ts';
import { outsideAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn, signInAs } from '../../pages/sign-in-page.ts';

/** A store that no other test has. */
const freshHash = () => `s${Math.random().toString(36).slice(2, 10)}`;

for (const { width, language, connect } of [
  { width: 1440, language: 'English', connect: /^Connect with / },
  { width: 375, language: '简体中文', connect: /^连接到 / },
] as const) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a store comes from BigCommerce through the sign-in to a confirmation, and is then listed (decision D10)', async ({
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
      await page.getByRole('link', { name: /^(Go to orders|前往订单)$/ }).click();
      const filters = page.getByRole('button', { name: '筛选', exact: true });
      // On a phone the filters are behind a button.
      if (width < 640) await filters.click();
      await page.getByRole('combobox', { name: /^(Store|店铺)$/ }).click();
      await expect(page.getByRole('option', { name: `Shop ${hash}` })).toBeVisible();
    });

    test("an address without BigCommerce's parameters reports it", async ({ page, expectAccessible }) => {
      await page.goto('/bigcommerce/connection?code=1');
      await page.getByRole('button', { name: language }).click();
      await expect(
        page.getByRole('heading', { name: /^(Missing required parameters|缺少必要参数)$/ }),
      ).toBeVisible();
      await expectAccessible();
    });
  });
}

test('a code is single-use, and reports it the second time', async ({ page, request }) => {
  const install = await request.get(`${outsideAddress.panel}/install/${freshHash()}`, { maxRedirects: 0 });
  const address = install.headers().location ?? '';
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  await page.goto(address);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('has already been used');
});

test('the page works in the frame of the control panel, and no other page can be framed', async ({
  page,
  request,
}) => {
  const hash = freshHash();
  // A new person: an existing account's language would apply to the page.
  const email = await newPerson(request);
  await page.goto(`${outsideAddress.panel}/control-panel/${hash}`);
  const frame = page.frameLocator('iframe');
  await signInAs(frame, email);
  await frame.getByRole('button', { name: /^Connect with / }).click();
  await expect(frame.getByRole('heading', { name: 'The store is connected' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Go to orders' })).toHaveAttribute('target', '_blank');
});

test('a person whose session expired signs in again inside the frame, and continues with the same store (spec §8)', async ({
  page,
  request,
}) => {
  const hash = freshHash();
  const email = await newPerson(request);
  await page.goto(`${outsideAddress.panel}/control-panel/${hash}`);
  const frame = page.frameLocator('iframe');
  const enter = async () => {
    await signIn(frame, email);
  };
  await frame.getByRole('button', { name: 'English' }).click();
  await enter();
  const connect = frame.getByRole('button', { name: /^Connect with / });
  await expect(connect).toBeVisible();

  const callElsewhere = await asPerson(request, email);
  await callElsewhere('POST', '/api/wms-user/account/sessions/endOthers', {});
  await connect.click();
  await expect(frame.getByText('Your session has ended')).toBeVisible();
  await enter();
  await connect.click();
  await expect(frame.getByRole('heading', { name: 'The store is connected' })).toBeVisible();
});

test('a store is installed, pulled, opened in its control panel, and removed there (decision 0020)', async ({
  page,
  request,
}) => {
  // The entire life of a store.
  test.slow();
  const hash = freshHash();
  const email = await newPerson(request);
  await page.goto(`${outsideAddress.panel}/install/${hash}`);
  await signInAs(page, email);
  await page.getByRole('button', { name: /^Connect with / }).click();
  await expect(page.getByRole('heading', { name: 'The store is connected', exact: true })).toBeVisible();

  await page.goto('/b/#/orders');
  const openStores = () =>
    page.getByRole('banner').getByRole('button', { name: 'Store sync', exact: true }).click();
  const popover = page.getByRole('dialog', { name: 'Store sync', exact: true });
  await openStores();
  await popover.getByRole('button', { name: `Refresh orders: Shop ${hash}`, exact: true }).click();
  await expect(popover.getByText('1 order added', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('7104', { exact: true }).first()).toBeVisible();

  await page.goto(`${outsideAddress.panel}/open/${hash}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'English' }).click();
  await expect(frame.getByRole('heading', { name: 'This store is connected', exact: true })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Go to orders' })).toHaveAttribute('target', '_blank');
  // In its own window it leads into the shell.
  await page.goto(`/bigcommerce/load?${bigCommerceNotice(hash)}`);
  await expect(page).toHaveURL(/\/b\/#\/orders/);

  expect((await request.get(`/bigcommerce/uninstall?${bigCommerceNotice(hash)}`)).ok()).toBe(true);
  await expect(page.getByText('7104', { exact: true }).first()).toBeVisible();
  await openStores();
  await expect(popover.getByText('Disconnected', { exact: true })).toBeVisible();
});

for (const [language, title, width] of [
  ['English', 'This store is not connected', 1440],
  ['简体中文', '此店铺尚未连接', 375],
] as const) {
  test(`the app of an unconnected store says so (${language}, ${width} px)`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/bigcommerce/load?${bigCommerceNotice(freshHash())}`);
    await page.getByRole('button', { name: language }).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectAccessible();
  });
}
