import { bundlesApi } from '@lading/contracts/products';
import { outboundApi, routingApi, unitsMessages } from '@lading/contracts/warehouse';
import { afterEach, expect, it } from 'vitest';
import { excessOf, linesOfGoods, refuseTooMany } from './ordered-goods.ts';
import { routingService } from './index.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, server, warehouseId, orgId } = world;
const { routingSettings, saveRoutingSettings, orderRouting } = routingApi.calls;
const { code } = unitsMessages.tooManyUnits;
afterEach(() => server.platform.jobs.stop());

/** A virtual bundle of as many units of an article as a bundle can have. */
async function bundleOf(skuCode: string): Promise<string> {
  const bundleSku = `SET-${newKey()}`;
  const components = [{ skuCode, quantity: 9_999 }];
  const body = { bundleSku, bundleName: 'Set', kind: 'VIRTUAL' as const, components };
  await made(bundlesApi.calls.saveBundle, { body }, seller);
  return bundleSku;
}
const goods = (quantity: number, ofPart: number) => [
  { skuCode: 'SET', quantity, parts: [{ productId: '1', quantity: ofPart }] },
];

it('ten million units are the most of an outbound', () => {
  expect(() => refuseTooMany(goods(1_000, 10_000))).not.toThrow();
  expect(excessOf(goods(1_000, 10_001))).toMatchObject({ code, params: { most: 10_000_000 } });
  expect(() => refuseTooMany([...goods(1_000, 10_000), ...goods(1, 1)])).toThrow(
    unitsMessages.tooManyUnits({ most: 10_000_000 }).message,
  );
});

it('a line names what was ordered, unless that is the SKU of the product itself', () => {
  expect(linesOfGoods(goods(2, 3), new Map([['1', 'CUP']]))).toEqual([
    { productId: '1', quantity: 6, orderedAs: 'SET' },
  ]);
  expect(linesOfGoods(goods(2, 3), new Map([['1', 'SET']]))).toMatchObject([{ orderedAs: null }]);
});

it('an order of bundles of bundles with more units than can be stored is refused, also by automatic release', async () => {
  const { skuCode } = await world.stocked(1);
  const two = await bundleOf(await bundleOf(skuCode));
  const three = await bundleOf(two);
  const ids = [
    await world.newOrder([{ skuCode: two, quantity: 99 }]),
    await world.newOrder([{ skuCode: three, quantity: 1 }]),
  ];
  for (const orderId of ids) {
    const body = { orderId, warehouseId };
    expect(await server.call(outboundApi.calls.releaseOrder, { body }, seller)).toMatchObject({
      code: 409,
      reason: code,
    });
  }
  const settings = await made(routingSettings, {}, seller);
  await made(saveRoutingSettings, { body: { ...settings, isAutomatic: true } }, seller);
  const late = await world.newOrder([{ skuCode: three, quantity: 1 }]);
  await routingService(server.platform).releaseWaiting(orgId);
  expect(await made(orderRouting, { params: { orderId: late } }, seller)).toMatchObject({
    outbound: null,
    decision: { rule: 'NONE', problem: { code } },
  });
});
