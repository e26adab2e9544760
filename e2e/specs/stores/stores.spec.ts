import type { Page } from '@playwright/test';
import { screens } from '../../fixtures/screens.ts';
import { openPopover } from '../../pages/store-sync.ts';
import { storeWords } from '../../fixtures/store-words.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPush } from '../../fixtures/without-push.ts';

const store = (storeId: string, name: string, type: number, pullOrderStatus: number, more: object = {}) => ({
  storeId,
  name,
  type,
  state: 1,
  pullOrderStatus,
  pullFlag: true,
  pullOrderTime: '2026-11-20T16:00:00.000Z',
  ...more,
});
const brought = (insertCount: number, updateCount = 0, deleteCount = 0) => ({
  sucRes: { insertCount, updateCount, deleteCount },
});

/** Mocks the store list; real pulls are tested below. */
async function tell(page: Page, stores: () => object[]): Promise<void> {
  await withoutPush(page);
  await page.route('**/store/biz/list', (route) => route.fulfill({ json: { result: 'OK', data: stores() } }));
  await page.route('**/store/logo/current', (route) =>
    route.fulfill({ json: { result: 'OK', data: { '1': '/favicon.svg' } } }),
  );
}

for (const [language, width] of screens) {
  const say = storeWords[language];
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('states are shown in words, polled while one is loading, and refreshed (spec §4, §9)', async ({
      page,
      openAs,
      expectAccessible,
    }) => {
      // Polls come every 5 s (spec §9); the test advances the page's clock.
      await page.clock.install({ time: new Date('2026-11-20T17:00:00.000Z') });
      let stores: object[] = [
        store('1', 'Harbor Goods', 4, 0),
        store('2', 'Cedar Lane', 1, 1),
        store('3', 'Northwind', 11, 2, brought(3, 0, 1)),
        store('4', 'Blue Kiln', 5, 3, { sucRes: { errorMsg: null } }),
      ];
      await tell(page, () => stores);
      const asked: string[] = [];
      await page.route('**/store/biz/pullOrder?*', (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('storeIds') ?? '');
        stores = stores.map((one, at) => (at === 0 ? { ...one, pullOrderStatus: 1 } : one));
        return route.fulfill({ json: { result: 'OK', data: null } });
      });
      await openAs('plain', '/b/#/orders', language);
      const popover = await openPopover(page, say.title);
      await expect(popover.getByText(say.one, { exact: true })).toBeVisible();
      for (const state of say.states) await expect(popover.getByText(state, { exact: true })).toBeVisible();
      await expect(popover.getByText(say.counts, { exact: true })).toBeVisible();
      await expect(popover.getByText(say.fallback, { exact: true })).toBeVisible();
      await expect(popover.getByText(say.channel, { exact: true })).toBeVisible();
      // The user's own zone: Los Angeles.
      await expect(popover.getByTitle('2026-11-20 08:00:00').first()).toBeVisible();
      await expectAccessible();

      stores = stores.map((one, at) => (at === 1 ? { ...one, pullOrderStatus: 2, ...brought(0) } : one));
      await page.clock.fastForward(5_500);
      await expect(popover.getByText(say.none, { exact: true })).toBeVisible();
      await popover.getByRole('button', { name: say.refresh, exact: true }).press('Enter');
      await expect(popover.getByText(say.states[1], { exact: true })).toBeVisible();
      await expect.poll(() => asked).toEqual(['1']);
      stores = stores.map((one, at) =>
        at === 0 ? { ...one, pullOrderStatus: 2, ...brought(3, 0, 1) } : one,
      );
      await page.clock.fastForward(5_500);
      await expect(popover.getByText(say.counts, { exact: true })).toHaveCount(2);
      await popover.getByRole('button', { name: say.refreshAll, exact: true }).click();
      await expect.poll(() => asked).toEqual(['1', '1,2,3,4']);
    });

    test('a pull refused by its channel shows the reason, and is in the history', async ({
      openAs,
      expectAccessible,
    }) => {
      // The marketplace has withdrawn our access to this store of the demo.
      const page = await openAs('pending', '/b/#/orders', language);
      const popover = await openPopover(page, say.title);
      await popover.getByRole('button', { name: say.pending, exact: true }).click();
      await expect(popover.getByText(say.refused, { exact: true })).toBeVisible();
      await popover.getByRole('button', { name: say.history, exact: true }).press('Enter');
      await expect(popover.getByRole('button', { name: say.back, exact: true })).toBeFocused();
      const runs = popover.getByRole('list', { name: say.history, exact: true });
      await expect(runs.getByText(say.refused, { exact: true }).first()).toBeVisible();
      await expect(runs.getByText(/Tomas Ibarra/).first()).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('Enter');
      await expect(popover.getByRole('button', { name: say.history, exact: true })).toBeFocused();
    });

    test('a loading store shows in the header by itself; one that keeps failing shows how often', async ({
      page,
      openAs,
    }) => {
      await page.clock.install({ time: new Date('2026-11-20T17:00:00.000Z') });
      const failing = { failureCount: 4, nextPullTime: '2026-11-20T18:00:00.000Z' };
      await tell(page, () => [store('1', 'Harbor Goods', 4, 1), store('2', 'Blue Kiln', 5, 3, failing)]);
      await openAs('plain', '/b/#/orders', language);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: say.title, exact: true })).toBeVisible();
      await page.clock.fastForward(6_000);
      await header.getByRole('button', { name: say.busy, exact: true }).click();
      const popover = page.getByRole('dialog', { name: say.title, exact: true });
      await expect(popover.getByText(say.failing, { exact: true })).toBeVisible();
    });
  });
}

test('a back end that connects no stores offers none to be connected (decision D2)', async ({
  page,
  openAs,
}) => {
  let stores: object[] = [];
  await tell(page, () => stores);
  await page.route('**/store/biz/channels', (route) =>
    route.fulfill({ json: { result: 'ERR', code: 404, message: 'Not found.', zhMessage: '' } }),
  );
  await openAs('plain', '/b/#/orders');
  const popover = await openPopover(page, 'Store sync');
  await expect(popover.getByText('No stores yet', { exact: true })).toBeVisible();
  await expect(popover.getByRole('button', { name: 'Connect a store' })).toHaveCount(0);
  // As another back end returns stores: without our own fields.
  stores = [{ storeId: '1', name: 'Harbor Goods', type: 4, state: 1, pullOrderStatus: 0, sucRes: null }];
  await page.reload();
  await openPopover(page, 'Store sync');
  await expect(
    popover.getByRole('button', { name: 'Refresh orders: Harbor Goods', exact: true }),
  ).toBeVisible();
  await expect(popover.getByRole('button', { name: /History|Connect/ })).toHaveCount(0);
});

test('orders of a store come from its channel, and the list shows them', async ({ openAs }) => {
  const page = await openAs('shipper', '/b/#/orders?q=OC5');
  const popover = await openPopover(page, 'Store sync');
  const refresh = popover.getByRole('button', { name: 'Refresh orders: okaforceramics.com', exact: true });
  await refresh.click();
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  await expect(popover.getByText('Up to date', { exact: true })).toBeVisible();
  await popover.getByRole('button', { name: 'History: okaforceramics.com', exact: true }).click();
  await expect(popover.getByText(/^\d+ orders added/).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(page.getByText(/^OC5\d{5}$/).first()).toBeVisible();
});

for (const width of [375, 320]) {
  test(`the header fits a screen of ${width} px with store sync in it (WCAG 1.4.10)`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openAs('shipper', '/b/#/orders');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Store sync', exact: true })).toBeVisible();
    await expect(header.getByRole('button', { name: /Grace Okafor/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the popover opens when the pointer rests on its button, and Escape hides it (spec §9)', async ({
  page,
  openAs,
}) => {
  await tell(page, () => []);
  await openAs('plain', '/b/#/orders');
  // Until the page is there the header's items may still move from under the pointer.
  await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Store sync', exact: true }).hover();
  const popover = page.getByRole('dialog', { name: 'Store sync' });
  await expect(popover.getByText('No stores yet', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
});
