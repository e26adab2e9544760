import { asPerson } from '../../fixtures/as-person.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a photo of a return is taken on the floor and seen by its client', async ({
  openAs,
  expectAccessible,
  request,
}) => {
  const clientRef = `PHOTO-${Date.now()}`;
  const seller = await asPerson(request, 'seller');
  const floor = await asPerson(request, 'floor');
  const [warehouse] = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as {
    warehouseId: string;
  }[];
  await seller('PUT', '/api/wms-product/oms/product', {
    skuCode: clientRef,
    skuName: 'Bowl',
    packageType: 'Ready To Ship',
    unit: 'cm/kg',
    length: 1,
    width: 1,
    height: 1,
  });
  const { returnId } = (await seller('POST', '/api/lading-return/oms/return/save', {
    warehouseId: warehouse!.warehouseId,
    clientRef,
    reason: 'OTHER',
    lines: [{ skuCode: clientRef, expected: 1 }],
  })) as { returnId: string };
  await floor('POST', '/api/lading-return/wms/arrive', { returnId, eventKey: clientRef });

  const page = await openAs('floor', `/w/#/returns/${returnId}`);
  await page.setViewportSize({ width: 375, height: 812 });
  // A picture as the camera gives it, larger than what is sent.
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3200;
    canvas.height = 1800;
    canvas.getContext('2d')!.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const file = { name: 'box.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
  await page.getByLabel('Take a photo').first().setInputFiles(file);
  const taken = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(taken).toHaveCount(1);
  await expectAccessible();

  await openAs('seller', `/o/#/app/return/${returnId}`);
  await taken.click();
  const shown = page.getByRole('dialog').getByRole('img');
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1600, 900]);
  await expectAccessible();
});
