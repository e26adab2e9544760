import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a picker reports missing units, and the client takes the order back while it is picked', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  const seller = await asPerson(request, 'seller');
  const floor = await asPerson(request, 'floor');
  const mark = Date.now();
  const skuCode = `EXC-${mark}`;
  const [{ warehouseId }] = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as [
    { warehouseId: string },
  ];
  await seller('PUT', '/api/wms-product/oms/product', {
    skuCode,
    skuName: 'Exceptions',
    packageType: 'Ready To Ship',
    unit: 'cm/kg',
    upc: String(mark).slice(-12),
    length: 1,
    width: 1,
    height: 1,
    purchasingCost: 1,
  });
  await floor('POST', '/api/wms-business/wms/bin/save', {
    warehouseId,
    bins: [{ binCode: `E-${mark}`, kind: 'PICK' }],
  });
  const inbounds = '/api/lading-inbound/oms/inbound';
  const { inboundId } = (await seller('POST', `${inbounds}/save`, {
    warehouseId,
    clientRef: `EXC-${mark}`,
    delivery: 'PARCEL',
    lines: [{ skuCode, expected: 3 }],
  })) as { inboundId: string };
  await seller('POST', `${inbounds}/submit`, { inboundId });
  const dock = '/api/lading-inbound/wms/inbound';
  const key = (act: string) => ({ inboundId, eventKey: `exc-${mark}-${act}` });
  await floor('POST', `${dock}/arrive`, key('arrive'));
  await floor('POST', `${dock}/count`, { ...key('count'), code: skuCode, good: 3 });
  await floor('POST', `${dock}/putaway`, {
    ...key('stow'),
    code: skuCode,
    quantity: 3,
    binCode: `E-${mark}`,
  });
  const { orderId } = (await seller('POST', '/api/lading-order/order/create', {
    orderNo: `EXC-${mark}`,
    currency: 'USD',
    packages: [],
    recipient: {
      name: 'Ann Short',
      addressLine1: '1 Main St',
      city: 'Reno',
      stateCode: 'NV',
      zipCode: '89501',
      countryCode: 'US',
    },
    lines: [{ skuCode, quantity: 3 }],
  })) as { orderId: string };
  const { outboundId } = (await seller('POST', '/api/lading-outbound/oms/outbound/parcel/release', {
    orderId,
    warehouseId,
  })) as { outboundId: string };
  await floor('POST', '/api/lading-outbound/wms/outbound/pick', {
    outboundId,
    eventKey: `exc-${mark}-pick`,
    code: skuCode,
    quantity: 1,
    binCode: `E-${mark}`,
  });

  const page = await openAs('seller', `/o/#/app/outbound/${outboundId}`);
  await page.getByRole('button', { name: 'Request cancellation' }).click();
  await expect(page.getByText('Cancellation requested').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await expect(page.getByRole('button', { name: 'Request cancellation' })).toBeVisible();

  const hall = await openAs('floor', `/w/#/pick/${outboundId}`);
  await hall.setViewportSize({ width: 375, height: 812 });
  await hall.getByLabel('Scan the bin').fill(`E-${mark}`);
  await hall.keyboard.press('Enter');
  await hall.getByRole('button', { name: 'Units missing' }).click();
  await expectAccessible();
  await hall.getByRole('button', { name: 'Report missing units' }).click();
  await expect(hall.getByText('There are not enough units.', { exact: false })).toBeVisible();
  await expectAccessible();

  const again = await openAs('seller', `/o/#/app/outbound/${outboundId}`);
  await again.getByRole('button', { name: 'Cancel outbound' }).click();
  await expect(again.getByText('The warehouse is putting the units back')).toBeVisible();
  const back = await openAs('floor', `/w/#/pick/${outboundId}`);
  await back.getByLabel('Scan a product to put back').fill(skuCode);
  await back.keyboard.press('Enter');
  await back.getByLabel('Scan the bin').fill(`E-${mark}`);
  await expectAccessible();
  await back.keyboard.press('Enter');
  await expect(back.getByText('Canceled', { exact: true }).first()).toBeVisible();
});
