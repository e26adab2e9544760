import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  problem: '派送异常',
  link: /^派送异常：\d+$/,
  handle: '标记为已处理',
  handled: /^已处理。/,
} as const;

test('shipments with a problem are counted, listed, handled and taken back', async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const page = await openAs('seller', '/b/#/shipments', '简体中文');
  const filtered = page.waitForResponse(/attention=EXCEPTION/);
  await page.getByRole('main').getByRole('link', { name: words.link }).click();
  await expect(page).toHaveURL(/attention=EXCEPTION/);
  // The earlier rows are dimmed until those of the filter are there.
  await filtered;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await atBothWidths(page, expectAccessible);
  const rows = page.locator('[data-row]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows.last().getByRole('link').first().click();
  const panel = page.getByRole('complementary').or(page.getByRole('dialog'));
  await expect(panel.getByText(words.problem, { exact: true }).first()).toBeVisible();
  await atBothWidths(page, expectAccessible);
  const shipmentId = new URL(page.url().replace('/#', '')).searchParams.get('peek') ?? '';
  await panel.getByRole('button', { name: words.handle }).click();
  await expect(page.getByText(words.handled).first()).toBeVisible();
  await expect(rows).toHaveCount(before - 1);

  const call = await asPerson(sized.request, 'seller');
  const body = { shipmentIds: [shipmentId], isHandled: false };
  await call('POST', '/api/lading-shipment/shipment/handled', body);
  await page.reload();
  await expect(rows).toHaveCount(before);
});
