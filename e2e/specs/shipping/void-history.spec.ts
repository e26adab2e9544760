import { buyLabels } from '../../fixtures/buy-labels.ts';
import { screens } from '../../fixtures/screens.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = {
  English: {
    title: 'Void label history',
    accepted: 'Accepted',
    rejected: 'Rejected',
    expected: 'Credit expected',
    again: 'Request again',
    explanation: 'The carrier rejected the void, so the label is still valid. You can request it again.',
  },
  简体中文: {
    title: '面单作废记录',
    accepted: '已受理',
    rejected: '已拒绝',
    expected: '预计退款日期',
    again: '重新申请',
    explanation: '承运商拒绝了作废申请，面单仍然有效。您可以重新申请。',
  },
} as const;

for (const [language, width] of screens) {
  test(`voids are listed with what follows from them (${language})`, async ({
    openAs,
    expectAccessible,
    page: sized,
  }) => {
    const w = words[language];
    await sized.setViewportSize({ width, height: 900 });
    const { shipments, call } = await buyLabels(sized.request, ['', 'DEMO: VOID-REJECT']);
    for (const { shipmentId } of shipments)
      await call('POST', '/api/lading-shipment/label/void', { shipmentId });
    const page = await openAs('seller', '/e/#/void-labels', language);
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    const rows = page.locator('[data-row]');
    const row = (no: string) => rows.filter({ hasText: no });
    await expect(row(shipments[0]!.shipmentNo)).toContainText(w.accepted);
    await expect(row(shipments[1]!.shipmentNo)).toContainText(w.rejected);
    await expectAccessible();
    await page.goto('/e/#/void-labels?state=REJECTED');
    await expect(row(shipments[0]!.shipmentNo)).toHaveCount(0);
    await row(shipments[1]!.shipmentNo).getByRole('link').first().click();
    const panel = page.getByRole('complementary').filter({ hasText: w.explanation });
    await panel.getByRole('button', { name: w.again }).click();
    await expect(panel.getByText(w.explanation)).toBeVisible();
    await expectAccessible();
  });
}
