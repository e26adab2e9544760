import { aliasesApi, bundlesApi } from '@lading/contracts/products';
import { floorApi, outboundApi, warehouseMessages } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld();
const { made, refused, seller, other, staff, server, warehouseId } = world;
const { saveBundle, bundlePage, bundleDetail, deleteBundle } = bundlesApi.calls;
const { saveAlias, aliasPage, deleteAlias } = aliasesApi.calls;

const draft = (bundleSku: string, components: { skuCode: string; quantity: number }[]) => ({
  bundleSku,
  bundleName: `Set ${bundleSku}`,
  kind: 'VIRTUAL' as const,
  components,
});

it('nested bundles and aliases are expanded at release, and summed before they are reserved', async () => {
  const cup = await world.stocked(10);
  const plate = await world.stocked(9);
  const inner = newKey();
  const outer = newKey();
  await made(saveBundle, { body: draft(inner, [{ skuCode: cup.skuCode, quantity: 2 }]) }, seller);
  const saved = await made(
    saveBundle,
    {
      body: draft(outer, [
        { skuCode: inner, quantity: 1 },
        { skuCode: cup.skuCode, quantity: 1 },
        { skuCode: plate.skuCode, quantity: 3 },
      ]),
    },
    seller,
  );
  // Ten cups make three of three cups each, nine plates three as well.
  expect(saved).toMatchObject({ available: 3, components: 3 });
  expect(saved.stock.find((one) => one.warehouseId === warehouseId)).toMatchObject({ available: 3 });
  const listed = await made(bundlePage, { query: { search: outer } }, seller);
  expect(listed.records).toMatchObject([{ bundleSku: outer, available: 3 }]);

  const alias = newKey();
  const body = { alias, aliasType: 'ASIN' as const, skuCode: cup.skuCode, quantity: 4 };
  await made(saveAlias, { body }, seller);
  // Two sets and one listing of four are ten cups, exactly the stock; one more set is too many.
  const release = async (sets: number) => {
    const orderId = await world.newOrder([
      { skuCode: outer, quantity: sets },
      { skuCode: alias, quantity: 1 },
    ]);
    return made(outboundApi.calls.releaseOrder, { body: { orderId, warehouseId } }, seller);
  };
  expect(await release(3)).toMatchObject({ status: 'BACKORDERED' });
  const outbound = await release(2);
  expect(outbound).toMatchObject({ status: 'ALLOCATED', units: 16 });
  expect(outbound.lines).toMatchObject([
    { skuCode: cup.skuCode, ordered: 6, orderedAs: outer },
    { skuCode: plate.skuCode, ordered: 6, orderedAs: outer },
    { skuCode: cup.skuCode, ordered: 4, orderedAs: alias },
  ]);
  expect(await world.levelOf(cup.productId)).toMatchObject({ reserved: 10, available: 0 });
  await world.fulfil(outbound.outboundId);
  expect(await world.levelOf(cup.productId)).toMatchObject({ on_hand: 0, reserved: 0 });
  expect(await world.findings()).toEqual([]);
});

it('cycles, excessive depth, unknown parts and concurrent changes are refused', async () => {
  const { skuCode } = await world.newProduct();
  const names = [newKey(), newKey(), newKey(), newKey()];
  let below = skuCode;
  const chain = [];
  for (const name of names.slice(0, 3)) {
    chain.push(await made(saveBundle, { body: draft(name, [{ skuCode: below, quantity: 1 }]) }, seller));
    below = name;
  }
  const refusal = (body: object) => refused(saveBundle, { body: body as never }, seller);
  expect(await refusal(draft(names[3]!, [{ skuCode: below, quantity: 1 }]))).toEqual({ code: 400 });
  const [first] = chain;
  const circle = { ...draft(names[0]!, [{ skuCode: names[2]!, quantity: 1 }]), bundleId: first!.bundleId };
  expect(await refusal({ ...circle, version: first!.version })).toEqual({ code: 400 });
  expect(await refusal({ ...circle, version: 99 })).toEqual({ code: 409 });
  const faulty = draft(skuCode, [
    { skuCode: 'NO-SUCH', quantity: 1 },
    { skuCode: names[0]!, quantity: 1 },
    { skuCode: names[0]!, quantity: 2 },
  ]);
  expect(await server.call(saveBundle, { body: faulty }, seller)).toMatchObject({
    errors: [
      { fieldName: 'bundleSku' },
      { fieldName: 'components.0.skuCode' },
      { fieldName: 'components.2.skuCode' },
    ],
  });
  const remove = (bundleId: string) => refused(deleteBundle, { body: { bundleId } }, seller);
  expect(await remove(first!.bundleId)).toEqual({ code: 409 });
  expect(await remove(chain[2]!.bundleId)).toBeUndefined();
  const foreign = { params: { bundleId: first!.bundleId } };
  expect(await refused(bundleDetail, foreign, other)).toEqual({ code: 404 });
});

it('an alias is unique, and can be scanned on the floor', async () => {
  const { skuCode } = await world.stocked(3);
  const alias = newKey();
  const body = { alias, aliasType: 'BARCODE' as const, skuCode };
  const saved = await made(saveAlias, { body }, seller);
  expect(saved).toMatchObject({ skuCode, quantity: 1, storeId: null });
  expect(await refused(saveAlias, { body }, seller)).toEqual({ code: 409 });
  const ofSku = { alias: skuCode, aliasType: 'SKU' as const, skuCode };
  expect(await refused(saveAlias, { body: ofSku }, seller)).toEqual({ code: 400 });
  const { aliasId } = saved;
  expect(await refused(deleteAlias, { body: { aliasId } }, other)).toEqual({ code: 404 });
  const listed = await made(aliasPage, { query: { search: alias } }, seller);
  expect(listed.records).toMatchObject([{ aliasId, alias }]);

  const orderId = await world.newOrder([{ skuCode, quantity: 2 }]);
  const { outboundId } = await made(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
  );
  const scan = { outboundId, eventKey: newKey(), code: alias, quantity: 2, binCode: 'T-1' };
  expect(await made(floorApi.calls.pick, { body: scan }, staff)).toMatchObject({ picked: 2 });
  await made(deleteAlias, { body: { aliasId } }, seller);
  const again = await made(aliasPage, { query: { search: alias } }, seller);
  expect(again.records).toEqual([]);
});

it('a SKU in another case does not match the product, and the refusal suggests it', async () => {
  const cup = await world.stocked(1);
  const written =
    cup.skuCode.toUpperCase() === cup.skuCode ? cup.skuCode.toLowerCase() : cup.skuCode.toUpperCase();
  const orderId = await world.newOrder([{ skuCode: written, quantity: 1 }]);
  const answer = await server.call(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
    { 'idempotency-key': newKey() },
  );
  expect(answer).toMatchObject({
    code: 400,
    errors: [
      { code: warehouseMessages.unknownSkuCase.code, params: { skuCode: written, other: cup.skuCode } },
    ],
  });
});
