import { customsMessages } from '@lading/contracts/orders';
import { eeiApi, shippingApi, type CustomsDeclared } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { packageVoider } from '../testing/void-package.ts';
import { clockOrders, lyon } from './testing/clock-orders.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const voidPackage = packageVoider(server, seller);
const { saveClock, orderOf } = clockOrders(server, seller);
const abroad = { service: 'DEMO_INTERNATIONAL' };
const sale = { contents: 'SALE' as const, terms: 'DAP' as const, signer: 'Mei Carver' };
const box = { length: 9, width: 6, height: 4, weight: 2, unit: 'in/lb' as const };

beforeAll(async () => {
  await buyer.fund(1_000_000);
  await saveClock();
});

/** A shipment of one clock in two packages, of which the label of the second is void. */
async function inPart(name: string, unitPrice: number, customs: Partial<CustomsDeclared> = {}) {
  const orderId = await orderOf({ ...lyon, name }, unitPrice);
  const asked = { orderId, packages: [box, box], customs: { ...sale, ...customs } };
  const first = await dataOf(buyer.buy(await buyer.quote(asked), abroad));
  await voidPackage(first.shipmentId);
  return { orderId, first };
}
const again = async (relabelOf: string, more: object = {}) =>
  buyer.buy(await buyer.quote({ relabelOf, ...more }), abroad);
const recordOf = async (shipmentNo: string) => {
  const page = await dataOf(server.call(eeiApi.calls.eeiPage, { query: { search: shipmentNo } }, seller));
  return page.records.find((one) => one.shipmentNo === shipmentNo);
};

it('a second label declares what the first did, with its ITN, whatever the order holds by then', async () => {
  const itn = 'X20261125000001';
  const chosen = { contents: 'SAMPLE', terms: 'DDP', signer: 'Otto Packer' } as const;
  const { orderId, first } = await inPart('Declared', 2_600, { ...chosen, itn });
  const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
  await server.platform.database.asOrganization(orgId, (trx) =>
    sql`update order_line set quantity = 7 where order_id = ${orderId}`.execute(trx),
  );
  const second = await dataOf(again(first.shipmentId));
  const params = { shipmentId: second.shipmentId };
  expect(
    (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params }, seller))).customs,
  ).toMatchObject(chosen);
  expect(await recordOf(second.shipmentNo)).toMatchObject({
    basis: 'FILED',
    itn,
    value: 2_600,
    items: [{ hsCode: '9103102020', quantity: 1 }],
    signer: 'Otto Packer',
  });
});

it('a second label has the ITN that was entered for the first since, unless another one is given', async () => {
  const { first } = await inPart('Entered', 1_300);
  const { recordId } = (await recordOf(first.shipmentNo))!;
  const citation = 'X20261125000002';
  await dataOf(server.call(eeiApi.calls.enterCitation, { body: { recordId, citation } }, seller));
  const second = await dataOf(again(first.shipmentId));
  expect(await recordOf(second.shipmentNo)).toMatchObject({ basis: 'FILED', itn: citation });

  const { first: other } = await inPart('Given', 1_300);
  const itn = 'X20261125000003';
  const third = await dataOf(again(other.shipmentId, { customs: { ...sale, itn } }));
  expect(await recordOf(third.shipmentNo)).toMatchObject({ basis: 'FILED', itn, value: 1_300 });
});

it('the goods of both count once for what has to be filed', async () => {
  const { first } = await inPart('Once', 1_300);
  const second = await dataOf(again(first.shipmentId));
  expect(await recordOf(second.shipmentNo)).toMatchObject({ basis: 'BELOW', value: 1_300 });
  const buy = async (unitPrice: number) => {
    const orderId = await orderOf({ ...lyon, name: 'Once' }, unitPrice);
    return buyer.buy(await buyer.quote({ orderId, customs: sale }), abroad);
  };
  expect(await buy(1_300)).toMatchObject({
    code: 409,
    reason: customsMessages.itnMissingTogether.code,
    params: { shipments: first.shipmentNo },
  });
  expect(await buy(1_100)).toMatchObject({ result: 'OK' });
  // What was declared of the second one can be cited again.
  const { recordId } = (await recordOf(second.shipmentNo))!;
  const body = { recordId, citation: 'NOEEI 30.37(a)' };
  expect(await server.call(eeiApi.calls.enterCitation, { body }, seller)).toMatchObject({ result: 'OK' });
});

it('a second label of goods that could not be declared has the ITN of the first', async () => {
  await saveClock({ skuCode: 'EEI-BARE', scheduleB: null });
  const itn = 'X20261125000004';
  const orderId = await orderOf({ ...lyon, name: 'Bare' }, 2_600, { skuCode: 'EEI-BARE' });
  const asked = { orderId, packages: [box, box], customs: { ...sale, itn } };
  const first = await dataOf(buyer.buy(await buyer.quote(asked), abroad));
  await voidPackage(first.shipmentId);
  const second = await dataOf(again(first.shipmentId));
  expect(await recordOf(second.shipmentNo)).toMatchObject({
    basis: 'FILED',
    itn,
    value: null,
    signer: 'Mei Carver',
  });
});
