import { floorApi, inboundApi, inventoryApi, warehouseMessages } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId } = world;
const { arrive, receive, putAway, saveBins } = floorApi.calls;

it('two lines of a product at two docks are put away in one scan', async () => {
  const { productId, skuCode: code } = await world.newProduct();
  const draft = {
    warehouseId,
    clientRef: newKey(),
    delivery: 'PARCEL' as const,
    lines: [
      { skuCode: code, expected: 5 },
      { skuCode: code, expected: 5 },
    ],
  };
  const { inboundId } = await made(inboundApi.calls.saveInbound, { body: draft }, seller);
  await made(inboundApi.calls.submitInbound, { body: { inboundId } }, seller);
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  await made(receive, { body: { inboundId, eventKey: newKey(), code, good: 5 } }, staff);
  // Its code comes before that of the other dock, so goods come here from now on.
  await made(saveBins, { body: { warehouseId, bins: [{ binCode: 'A-DOCK', kind: 'DOCK' }] } }, staff);
  await made(receive, { body: { inboundId, eventKey: newKey(), code, good: 5 } }, staff);

  const stow = { inboundId, eventKey: newKey(), code, quantity: 8, binCode: 'T-1' };
  await made(putAway, { body: stow }, staff);
  expect(await world.levelOf(productId)).toMatchObject({ dock: 2, good: 8 });
  await made(putAway, { body: { ...stow, eventKey: newKey(), quantity: 2 } }, staff);
  const { bins } = await made(inventoryApi.calls.stockCard, { params: { productId } }, seller);
  expect(bins).toMatchObject([{ binCode: 'T-1', bucket: 'GOOD', quantity: 10 }]);
  expect(await world.findings()).toEqual([]);
});

it('a code that is listed twice is refused at each repetition, and no bin is saved', async () => {
  const bins = [
    { binCode: 'R-1', kind: 'PICK' as const },
    { binCode: 'R-2', kind: 'PICK' as const },
    { binCode: 'r-1', kind: 'RESERVE' as const },
    { binCode: 'R-1', kind: 'PICK' as const },
  ];
  const { code } = warehouseMessages.binTwice;
  expect(await server.call(saveBins, { body: { warehouseId, bins } }, staff)).toMatchObject({
    code: 400,
    errors: [
      { fieldName: 'bins.2.binCode', code },
      { fieldName: 'bins.3.binCode', code },
    ],
  });
  const kept = await made(floorApi.calls.bins, { query: { warehouseId } }, staff);
  expect(kept.filter(({ binCode }) => binCode.startsWith('R-'))).toEqual([]);
});
