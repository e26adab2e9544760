import { buyLabels } from '../../fixtures/buy-labels.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  title: '面单作废记录',
  accepted: '已受理',
  rejected: '已拒绝',
  expected: '预计退款日期',
  again: '重新申请',
  explanation: '承运商拒绝了作废申请，面单仍然有效。您可以重新申请。',
} as const;

test('voids are listed with what follows from them', async ({ openAs, expectAccessible, page: sized }) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const { shipments, call } = await buyLabels(sized.request, ['', 'DEMO: VOID-REJECT']);
  for (const { shipmentId } of shipments)
    await call('POST', '/api/lading-shipment/label/void', { shipmentId });
  const page = await openAs('seller', '/e/#/void-labels', '简体中文');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const rows = page.locator('[data-row]');
  const row = (no: string) => rows.filter({ hasText: no });
  await expect(row(shipments[0]!.shipmentNo)).toContainText(words.accepted);
  await expect(row(shipments[1]!.shipmentNo)).toContainText(words.rejected);
  await atBothWidths(page, expectAccessible);
  await page.goto('/e/#/void-labels?state=REJECTED');
  await expect(row(shipments[0]!.shipmentNo)).toHaveCount(0);
  await row(shipments[1]!.shipmentNo).getByRole('link').first().click();
  const panel = page.getByRole('complementary').filter({ hasText: words.explanation });
  await panel.getByRole('button', { name: words.again }).click();
  await expect(panel.getByText(words.explanation)).toBeVisible();
  await atBothWidths(page, expectAccessible);
});
