import { atBothWidths } from '../../fixtures/looks.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const ordersHeading = { name: /^(Orders|订单)$/, level: 1 } as const;
const field = { name: /^(Search and commands|搜索与命令)$/ } as const;

for (const [language, width] of screens) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the palette opens from the header, is accessible in each of its states, and finds a page', async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('seller', '/b/#/orders', language);
      await expect(page.getByRole('heading', ordersHeading)).toBeVisible();
      await page.getByRole('banner').getByRole('button', field).click();
      const search = page.getByRole('combobox', field);
      await expect(search).toBeFocused();
      await expectAccessible();
      await search.fill('JP');
      await expect(page.getByRole('group', { name: /^(Orders|订单)$/ }).getByRole('option')).toHaveCount(5);
      await expectAccessible();
      await search.fill('no such thing');
      await expect(page.getByText(/^(No order matches|没有与).*(no such thing)/).first()).toBeVisible();
      await expectAccessible();
      // By its name in the other language.
      await search.fill(language === 'English' ? '商品' : 'products');
      await page.getByRole('option', { name: /^(Products|商品)/ }).click();
      await expect(page.getByRole('heading', { name: /^(Products|商品)$/, level: 1 })).toBeVisible();
      await expect(search).toBeHidden();
    });
  });
}

test('the help sheet lists the shortcuts and is accessible', async ({ openAs, expectAccessible }) => {
  const page = await openAs('seller', '/b/#/orders', '简体中文');
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByRole('heading', ordersHeading)).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('heading', { name: /^(Keyboard shortcuts|键盘快捷键)$/ })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^(Inventory|库存)$/ })).toBeVisible();
  await atBothWidths(page, expectAccessible);
});

test('keys find an order from within a sub-application, open it, and it comes first the next time', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/o/#/app/products');
  await page
    .getByRole('link', { name: /^[A-Z]+-/ })
    .first()
    .focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', field);
  await search.fill('JP1');
  const group = page.getByRole('group', { name: 'Orders', exact: true });
  const first = group.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/^JP/);
  const number = (await first.textContent())?.match(/^JP\d+/)?.[0] ?? '';
  await page.keyboard.press('End');
  while ((await search.getAttribute('aria-activedescendant')) !== (await first.getAttribute('id')))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveAccessibleName(
    new RegExp(`^${number}`),
  );
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
});

test('letters open pages, but not while typing, nor over a dialog, nor once they are turned off', async ({
  openAs,
}) => {
  const page = await openAs('plain', '/b/#/orders');
  const orders = page.getByRole('heading', ordersHeading);
  await expect(orders).toBeVisible();
  const products = page.getByRole('heading', { name: 'Products', level: 1 });

  const box = page.getByRole('main').getByRole('textbox').first();
  await box.pressSequentially('gp?');
  await expect(box).toHaveValue('gp?');
  await expect(orders).toBeVisible();

  await orders.focus();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(products).toBeVisible();

  await page.keyboard.press('i');
  const wizard = page.getByRole('dialog', { name: /Import products/ });
  await expect(wizard).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(wizard).toBeVisible();
  await expect(page.getByRole('combobox', field)).toBeHidden();
  await wizard.getByRole('button', { name: 'Close' }).click();
  await expect(wizard).toBeHidden();

  await page.keyboard.press('Shift+?');
  await page.getByRole('switch', { name: /Single-letter shortcuts/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products).toBeVisible();
});

test('a failed search reports it and can be retried', async ({ openAs }) => {
  const page = await openAs('seller', '/b/#/orders');
  await expect(page.getByRole('heading', ordersHeading)).toBeVisible();
  await page.route('**/lading-order/order/page?*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', field).fill('JP1');
  const again = page.getByRole('option', { name: 'Orders could not be searched. Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/lading-order/order/page?*');
  await again.click();
  await expect(page.getByRole('option', { name: /^JP1/ }).first()).toBeVisible();
});

test('the palette offers only what the user may see (spec §6)', async ({ openAs }) => {
  const page = await openAs('plain', '/b/#/orders');
  await expect(page.getByRole('heading', ordersHeading)).toBeVisible();
  await page.keyboard.press('Control+k');
  const pages = page.getByRole('group', { name: 'Pages' });
  await expect(pages.getByRole('option', { name: /^Shipments/ })).toBeVisible();
  await expect(pages.getByRole('option', { name: /^Inbound/ })).toBeHidden();
  await expect(pages.getByRole('option', { name: /^Rate calculator/ })).toBeHidden();
});
