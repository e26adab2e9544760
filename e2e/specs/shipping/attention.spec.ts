import { asPerson } from '../../fixtures/as-person.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    problem: 'Delivery problem',
    link: /^Delivery problem: \d+$/,
    handle: 'Mark as handled',
    handled: /^Handled\./,
  },
  简体中文: {
    problem: '派送异常',
    link: /^派送异常：\d+$/,
    handle: '标记为已处理',
    handled: /^已处理。/,
  },
} as const;

// Both languages handle shipments of the same seller: one after the other.
test.describe.configure({ mode: 'default' });

for (const [language, width] of screens) {
  test(`shipments with a problem are counted, listed, handled and taken back (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const page = await openAs('seller', '/b/#/shipments', language);
    const filtered = page.waitForResponse(/attention=EXCEPTION/);
    await page.getByRole('main').getByRole('link', { name: w.link }).click();
    await expect(page).toHaveURL(/attention=EXCEPTION/);
    // The rows of before are dimmed until those of the filter are there.
    await filtered;
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible();
    const rows = page.locator('[data-row]');
    await expect(rows.first()).toBeVisible();
    const before = await rows.count();
    await rows.last().getByRole('link').first().click();
    const panel = page.getByRole('complementary').or(page.getByRole('dialog'));
    await expect(panel.getByText(w.problem, { exact: true }).first()).toBeVisible();
    await expectAccessible();
    const shipmentId = new URL(page.url().replace('/#', '')).searchParams.get('peek') ?? '';
    await panel.getByRole('button', { name: w.handle }).click();
    await expect(page.getByText(w.handled).first()).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
    await expectAccessible();

    const call = await asPerson(sized.request, 'seller');
    const body = { shipmentIds: [shipmentId], isHandled: false };
    await call('POST', '/api/lading-shipment/shipment/handled', body);
    await page.reload();
    await expect(rows).toHaveCount(before);
  });
}
