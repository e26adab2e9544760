import { readFileSync } from 'node:fs';
import { atBothWidths } from '../../fixtures/looks.ts';
import { ownOrders } from '../../fixtures/own-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = { create: '创建面单', services: '物流服务', buy: /^购买面单 · US\$/ } as const;

/** Too expensive for any demo wallet. */
const heavy = Array.from({ length: 4 }, () => 'package=20x20x20x140x').join('&');

test("an order's packages are rated in the panel beside it", async ({
  openAs,
  expectAccessible,
  page: sized,
}) => {
  await sized.setViewportSize({ width: 375, height: 900 });
  const { orders } = await ownOrders(sized.request, [1]);
  const page = await openAs('seller', `/b/#/orders/${orders[0]!.orderId}`, '简体中文');
  await page.getByRole('button', { name: words.create }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('region', { name: words.services }).getByRole('radio').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: words.buy })).toBeVisible();
  await atBothWidths(page, expectAccessible);
});

test('a label that is too expensive leads to the wallet and back, is bought once, saved as PDF, and explained', async ({
  openAs,
  context,
  expectAccessible,
  request,
}) => {
  test.slow();
  const [order] = (await ownOrders(request, [1])).orders;
  const page = await openAs('seller', `/b/#/orders/${order!.orderId}?label=new&${heavy}`);
  const panel = page.getByRole('dialog');
  // The choice is in the address, so that it survives the visit to the wallet.
  const overnight = panel.getByRole('radio', { name: /^Choose Demo Overnight, / });
  await overnight.click();
  await expect(overnight).toBeChecked();
  await expect(panel.getByText(/^The balance is short by \$/)).toBeVisible();
  await expectAccessible();
  await panel.getByRole('link', { name: 'Add funds' }).click();

  await test.step('the missing amount is paid in', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Add funds' })).toBeVisible();
    await page.getByRole('radio', { name: /^Demo payment/ }).click();
    await page.getByRole('button', { name: /^Add \$/ }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open payment page' }).first().click();
    const bank = await opened;
    await bank.getByRole('button', { name: /^Pay / }).click();
    await expect(bank.getByRole('status')).toContainText('Paid');
    await bank.close();
    await expect(page.getByText(/ has been added$/)).toBeVisible();
    await page.getByRole('link', { name: 'Return to previous page' }).first().click();
  });

  await test.step('the packages and the service are as they were', async () => {
    await expect(overnight).toBeChecked();
    await expect(panel.getByLabel('Length', { exact: true })).toHaveCount(4);
  });
  await panel.getByRole('button', { name: /^Buy label · \$/ }).dblclick();
  await expect(panel.getByRole('img', { name: /^Label of package 4, / })).toBeVisible({ timeout: 30_000 });
  await expectAccessible();
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'PDF' }).first().click();
  const pdf = readFileSync(await (await saved).path(), 'latin1');
  expect(pdf).toMatch(/MediaBox \[\s?0 0 288 432\s?\]/);
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Label created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create label' })).toBeHidden();

  await test.step('it is reopened and voided', async () => {
    await page.getByRole('button', { name: /^Labels of SH/ }).click();
    await panel.getByRole('button', { name: 'Void label' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Void label' }).click();
    await expect(panel.getByText(/^Void (requested|accepted): \$/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Print 4 labels' })).toBeHidden();
    await expectAccessible();
  });

  await test.step('the ledger has one line for it, and explains it', async () => {
    await page.goto(`/e/#/postage?kind=purchase&q=${order!.orderNo}`);
    const lines = page.locator('[data-row]');
    await expect(lines).toHaveCount(1);
    await lines.getByRole('link').first().click();
    const explained = page
      .getByRole('complementary')
      .filter({ hasText: 'Explain −$' })
      .or(page.getByRole('complementary').filter({ hasText: 'Explain -$' }));
    await expect(explained.getByText('Held for a purchase')).toBeVisible();
    await expect(explained.getByText('Carrier', { exact: true }).first()).toBeVisible();
  });
});
