import { randomUUID } from 'node:crypto';
import { orderDetailApi, orderFormApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { batchesApi, ratesApi, shippingDefaultsApi } from '@lading/contracts/shipping';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place } from './testing/buy-labels.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { proposedPackage } = ratesApi.calls;

const mug = {
  skuCode: 'PACKED-MUG',
  skuName: 'Mug',
  packageType: 'Ready To Ship' as const,
  unit: 'cm/kg' as const,
  length: 12,
  width: 9,
  height: 10,
  weight1: 0,
  weight2: 400,
};
const unweighed = { ...mug, skuCode: 'PACKED-AIR', weight2: null };
const box = { length: 20, width: 15, height: 10, weight: null, unit: 'cm/kg' as const };
const presetOf = (name: string, sides: Partial<typeof box> = {}) => ({
  name,
  hotkey: null,
  signature: 'none' as const,
  insurance: null,
  package: { ...box, ...sides },
  service: { rule: 'cheapest' as const },
});
const packedBox = { length: 30, width: 20, height: 10, weight1: 2, weight2: null, unit: 'cm/kg' as const };
/** An unpacked order of a number of units, unless packages are given. */
async function orderOf(
  quantity: number,
  { skuCode = mug.skuCode, packages = [] as (typeof packedBox)[] } = {},
) {
  const body = {
    orderNo: `PACK-${randomUUID()}`,
    currency: 'USD',
    sender: place('94107'),
    recipient: place('90277'),
    lines: [{ skuCode, quantity, unitPrice: 12 }],
    packages,
  };
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key))).orderId;
}
const proposed = async (orderId: string) =>
  (await dataOf(server.call(proposedPackage, { params: { orderId } }, seller))).proposed;
const own = { length: 12, width: 9, height: 10, weight: 0.4, unit: 'cm/kg' };

beforeAll(async () => {
  for (const body of [mug, unweighed])
    await dataOf(server.call(productsApi.calls.saveProduct, { body }, seller));
  for (const body of [presetOf('Carton', { length: 60, width: 40, height: 40 }), presetOf('Small carton')])
    await dataOf(server.call(shippingDefaultsApi.calls.savePreset, { body }, seller));
  await buyer.fund(100_000);
  await server.platform.jobs.start();
});
afterAll(() => server.platform.jobs.stop());

describe('an unpacked order', () => {
  it('is rated in the size of its one unit, which is stored only with the purchase', async () => {
    const orderId = await orderOf(1);
    expect(await proposed(orderId)).toEqual({ by: 'product', presetName: null, ...own });
    const quote = await buyer.quote({ orderId });
    expect(quote).toMatchObject({ packagesFrom: 'product', packages: [own] });
    const detail = () =>
      dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
    expect((await detail()).packages).toEqual([]);
    expect(await buyer.buy(quote)).toMatchObject({ data: { state: 'BOUGHT' } });
    expect((await detail()).shipments).toHaveLength(1);
  });

  it('is rated in the smallest preset that holds several units', async () => {
    const orderId = await orderOf(2);
    expect(await proposed(orderId)).toMatchObject({ by: 'preset', presetName: 'Small carton', length: 20 });
    expect(await buyer.quote({ orderId })).toMatchObject({
      packagesFrom: 'preset',
      packages: [{ length: 20, width: 15, height: 10, weight: 0.8 }],
    });
    expect(await proposed(await orderOf(20))).toMatchObject({ presetName: 'Carton', weight: 8 });
  });

  it('has only a weight when no preset is large enough, and nothing when the weight is unknown', async () => {
    const many = await orderOf(500);
    expect(await proposed(many)).toMatchObject({
      by: 'weight',
      length: null,
      weight: 440.9245,
      unit: 'in/lb',
    });
    for (const orderId of [many, await orderOf(1, { skuCode: unweighed.skuCode })])
      expect(await server.call(ratesApi.calls.quote, { body: { orderId } }, seller)).toMatchObject({
        code: 400,
        errors: [{ fieldName: 'packages' }],
      });
    expect(await proposed(await orderOf(1, { skuCode: unweighed.skuCode }))).toBeNull();
    expect(await proposed(await orderOf(1, { skuCode: 'NO-PRODUCT' }))).toBeNull();
  });

  it('shows the proposal in a batch, until a person enters packages', async () => {
    const orderIds = [await orderOf(1), await orderOf(2), await orderOf(1, { packages: [packedBox] })];
    const key = { 'idempotency-key': randomUUID() };
    const { calls } = batchesApi;
    const { batchId } = await dataOf(server.call(calls.createBatch, { body: { orderIds } }, seller, key));
    const rows = () =>
      vi.waitFor(
        async () => {
          const found = await dataOf(server.call(calls.batchRows, { params: { batchId } }, seller));
          expect(found.map(({ state }) => state)).toEqual(['READY', 'READY', 'READY']);
          const { state } = await dataOf(server.call(calls.batchDetail, { params: { batchId } }, seller));
          expect(state).toBe('READY');
          return found;
        },
        { timeout: 30_000, interval: 100 },
      );
    const [first] = await rows();
    expect((await rows()).map(({ packagesFrom }) => packagesFrom)).toEqual(['product', 'preset', 'order']);
    const body = { rowIds: [first!.rowId], packages: [{ ...box, weight: 1 }] };
    await dataOf(server.call(calls.changeRows, { params: { batchId }, body }, seller));
    expect((await rows())[0]).toMatchObject({ packagesFrom: 'given', packages: [{ length: 20, weight: 1 }] });
  });
});

it('gets no proposal when it has packages, even incomplete ones, or belongs to another organization', async () => {
  expect(await proposed(await orderOf(1, { packages: [packedBox] }))).toBeNull();
  const orderId = await orderOf(1, { packages: [packedBox] });
  await server.platform.database.pool.query('update order_package set length = null where order_id = $1', [
    orderId,
  ]);
  expect(await proposed(orderId)).toBeNull();
  expect(await server.call(ratesApi.calls.quote, { body: { orderId } }, seller)).toMatchObject({ code: 400 });
  expect(await server.call(proposedPackage, { params: { orderId } }, other)).toMatchObject({ code: 404 });
});
