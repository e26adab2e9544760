import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { chatTab, pageHeading } from '../../pages/frame.ts';

/** Names of the open groups of the menu that is shown. */
const openGroups = (page: Page) =>
  page
    .getByRole('navigation', { name: /menu$/ })
    .locator('button[aria-expanded=true]')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? one.textContent));

test.describe('the side menu (spec §2)', () => {
  test('opens one group at a time in the main menu, several in the settings, and keeps both for the session', async ({
    openAs,
  }) => {
    const page = await openAs('other', '/b/#/shipments');
    await expect(pageHeading(page, 'Shipments')).toBeVisible();
    const menu = page.getByRole('navigation');
    await menu.getByRole('button', { name: 'Warehouse' }).click();
    await menu.getByRole('button', { name: 'Funds' }).click();
    expect(await openGroups(page)).toEqual(['Funds']);
    await page.reload();
    await expect(pageHeading(page, 'Shipments')).toBeVisible();
    await expect.poll(() => openGroups(page)).toEqual(['Funds']);

    await page.goto('/b/#/settings/address-book');
    await expect(page.getByRole('navigation', { name: 'Settings menu' })).toBeVisible();
    await menu.getByRole('button', { name: 'Settings', exact: true }).click();
    await menu.getByRole('button', { name: 'Shipment service' }).click();
    expect(await openGroups(page)).toEqual(['Settings', 'Shipment service']);
    await page.reload();
    await expect.poll(() => openGroups(page)).toEqual(['Settings', 'Shipment service']);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(pageHeading(page, 'Home')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test('stays collapsed over a reload, and comes out under the pointer and for the keyboard', async ({
    openAs,
  }) => {
    const page = await openAs('other', '/b/#/shipments');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const widthOf = () => menu.evaluate((one) => Math.round(one.getBoundingClientRect().width));
    await menu.getByRole('button', { name: 'Collapse menu' }).click();
    await page.mouse.move(700, 500);
    await expect.poll(widthOf).toBeLessThan(60);
    await page.reload();
    await expect(pageHeading(page, 'Shipments')).toBeVisible();
    expect(await widthOf()).toBeLessThan(60);

    await page.mouse.move(28, 300);
    await expect.poll(widthOf).toBeGreaterThan(200);
    // It comes out over the page, which stays where it is.
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBe(56);
    await page.mouse.move(700, 500);
    await expect.poll(widthOf).toBeLessThan(60);

    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(widthOf).toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await expect.poll(widthOf).toBeLessThan(60);
  });

  test('marks the entry of the page that a sub-application has navigated to', async ({ openAs }) => {
    const page = await openAs('other', '/b/#/orders');
    await expect(pageHeading(page, 'Orders')).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/shipments';
    });
    await expect(pageHeading(page, 'Shipments')).toBeVisible();
    await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText('Shipments');
  });
});

test('the account popover links to every page of spec §2, by keyboard alone', async ({ openAs }) => {
  const page = await openAs('other', '/b/#/orders');
  for (const [link, title] of [
    ['My account', 'My profile'],
    ['Add funds', 'Add funds'],
    ['Selling channels', 'Selling channels'],
    ['Order automation', 'Order automation rules'],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: link });
    await expect(item).toBeVisible();
    while (!(await item.evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    // The new page takes the focus; what is focused before would lose it.
    await expect(pageHeading(page, title)).toBeFocused();
  }
});

test('the first stop of the keyboard skips to the content', async ({ openAs }) => {
  const page = await openAs('other', '/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the frame and the pages of sub-applications are set in the product’s typeface', async ({ openAs }) => {
  const page = await openAs('other', '/b/#/orders');
  await expect(pageHeading(page, 'Orders')).toBeVisible();
  for (const text of [page.getByRole('banner'), pageHeading(page, 'Orders')])
    await expect(text).toHaveCSS('font-family', /^"Inter Variable"/);
  const isLoaded = () => page.evaluate(() => document.fonts.check('14px "Inter Variable"'));
  await expect.poll(isLoaded).toBe(true);
});

test('the dark theme is chosen in the account popover and stays over a reload', async ({ openAs }) => {
  const page = await openAs('other', '/b/#/orders');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('header')!).backgroundColor);
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)');
  const dark = await ground();
  await page.reload();
  await expect(pageHeading(page, 'Orders')).toBeVisible();
  expect(await ground()).toBe(dark);
});

for (const { language, open, list, create, title } of [
  {
    language: 'English',
    open: 'Open menu',
    list: 'Support cases',
    create: 'New support case',
    title: 'New case',
  },
  { language: '简体中文', open: '打开菜单', list: '客服工单', create: '新建客服工单', title: '新建客服工单' },
] as const) {
  test.describe(`at phone width, ${language}`, () => {
    test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });

    test('the drawer has the support cases too, and the header cuts no name short', async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('shipper', '/b/#/orders', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const logo = page.getByRole('banner').locator('a').first();
      const isCut = await logo.evaluate((link) =>
        [link, ...link.querySelectorAll('*')].some(
          (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth,
        ),
      );
      expect(isCut).toBe(false);
      await page.getByRole('banner').getByRole('button', { name: open }).tap();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('button', { name: list, exact: true })).toBeVisible();
      await expectAccessible();
      const [support] = await Promise.all([
        page.waitForEvent('popup'),
        drawer.getByRole('button', { name: create }).tap(),
      ]);
      await expect(support.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(drawer).toHaveCount(0);
    });
  });
}

test.describe('the popovers of the header by touch (spec §2)', () => {
  test.use({ viewport: { width: 900, height: 760 }, hasTouch: true });

  test('a tap opens each and a tap next to it closes it', async ({ openAs }) => {
    const page = await openAs('shipper', '/b/#/orders');
    await expect(pageHeading(page, 'Orders')).toBeVisible();
    for (const name of ['Imports and exports', 'Messages', 'Store sync']) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .tap();
      const popover = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
      await expect(popover).toBeVisible();
      await page.touchscreen.tap(300, 740);
      await expect(popover).toHaveCount(0);
    }
  });
});

test('a page prints whole: every row, the headings on each sheet, and nothing around it', async ({
  openAs,
}) => {
  const page = await openAs('seller', '/b/#/orders?status=SHIPPED');
  const rows = page.locator('[data-row]');
  await expect(rows.nth(14)).toBeVisible();
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(chatTab(page)).toBeHidden();
  const paper = await page.evaluate(() => {
    const clips = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowY !== 'visible' || clips(element.parentElement)) &&
      element.localName !== 'html';
    const table = document.querySelector('[data-tracks] table');
    return {
      isClipped: clips(table),
      isBeyondSheet: table!.getBoundingClientRect().right > innerWidth,
      head: getComputedStyle(table!.querySelector('thead')!).display,
      // A button would stand in the headings of the first sheet only.
      hasButtons: [...table!.querySelectorAll('thead button')].some(
        (button) => getComputedStyle(button).display !== 'contents',
      ),
      moment: getComputedStyle(table!.querySelector('time')!, '::after').content,
      scheme: getComputedStyle(document.documentElement).colorScheme,
      isWhole: document.documentElement.scrollHeight >= table!.getBoundingClientRect().bottom + scrollY,
    };
  });
  expect(paper).toEqual({
    isClipped: false,
    isBeyondSheet: false,
    head: 'table-header-group',
    hasButtons: false,
    moment: expect.stringMatching(/^"\d{4}-\d{2}-\d{2} /) as unknown,
    scheme: 'light',
    isWhole: true,
  });
});
