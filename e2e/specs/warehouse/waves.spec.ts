import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

test('orders are picked in one round at phone width, and sorted to totes', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  const floor = await asPerson(request, 'floor');
  const seller = await asPerson(request, 'seller');
  const name = `WAVE-${Date.now()}`;
  const [{ warehouseId }] = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as [
    { warehouseId: string },
  ];
  // Stock of any product there: enough for two orders.
  const stock = (await seller(
    'GET',
    `/api/wms-business/oms/inventory/page?stock=available&warehouseId=${warehouseId}`,
  )) as { records: { skuCode: string; available: number }[] };
  const { skuCode } = stock.records.find(({ available }) => available >= 3)!;
  for (const quantity of [1, 2]) {
    const { orderId } = (await seller('POST', '/api/lading-order/order/create', {
      orderNo: `${name}-${quantity}`,
      currency: 'USD',
      packages: [],
      recipient: {
        name: 'Ann Wave',
        addressLine1: '1 Main St',
        city: 'Reno',
        stateCode: 'NV',
        zipCode: '89501',
        countryCode: 'US',
      },
      lines: [{ skuCode, quantity }],
    })) as { orderId: string };
    // Before all others, so that the wave has them.
    await seller('POST', '/api/lading-outbound/oms/outbound/parcel/release', {
      orderId,
      warehouseId,
      shipBy: '2000-01-01',
    });
  }
  const page = await openAs('floor', '/w/#/pick');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByLabel('Orders', { exact: true }).fill('2');
  await expectAccessible();
  await page.getByRole('button', { name: 'New wave' }).click();
  await page.getByRole('button', { name: 'Start picking' }).click();
  const go = page.getByText(/^Go to /);
  await expect(go).toBeVisible();
  await expectAccessible();
  const bin = /^Go to ([^:]+):/.exec((await go.textContent())!)![1]!;
  await page.getByLabel('Scan the bin').fill(bin);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Scan the product in ${bin}`).fill(skuCode);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Tote 1: 1 · OUT/)).toBeVisible();
  await expect(page.getByText(/^Tote 2: 2 · OUT/)).toBeVisible();
  await expect(page.getByText('Everything is picked')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Finish the wave' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});
