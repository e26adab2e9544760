import { customsMessages } from '@lading/contracts/orders';
import { eeiApi, labelSaleMessages, ratesApi, type DeclaredGoods } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { clockOrders, lyon } from './eei/testing/clock-orders.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { packageVoider } from './testing/void-package.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { pool } = server.platform.database;
const abroad = { service: 'DEMO_INTERNATIONAL' };
const sale = { contents: 'GIFT' as const, terms: 'DDP' as const, signer: 'Mei Carver' };
const itn = 'X20261125000009';
const clocks = (unitValue: number, quantity = 1): DeclaredGoods => ({
  currency: 'USD',
  items: [
    {
      description: 'Alarm clock',
      hsCode: '9103.10.2020',
      originCountry: 'CN',
      quantity,
      unitValue,
      grams: 410,
    },
  ],
});

beforeAll(() => buyer.fund(1_000_000));

const asked = (name: string, more: object) => ({ ...workedExample, to: { ...lyon, name }, ...more });
const buy = async (name: string, more: object) => buyer.buy(await buyer.quote(asked(name, more)), abroad);
const declaredAt = async (quoteId: string) =>
  (
    await pool.query<{ customs: object | null }>(
      `select request->'customs' as customs from rate_quote where quote_id = $1`,
      [quoteId],
    )
  ).rows[0]?.customs;
const recordOf = async (shipmentNo: string) => {
  const page = await dataOf(server.call(eeiApi.calls.eeiPage, { query: { search: shipmentNo } }, seller));
  return page.records.find((one) => one.shipmentNo === shipmentNo);
};

it('goods given without an order are declared to the carrier, and recorded as an export', async () => {
  const { quoteId, shipmentNo } = await dataOf(buy('Given', { goods: clocks(40.125, 2), customs: sale }));
  expect(await declaredAt(quoteId)).toMatchObject({
    ...sale,
    currency: 'USD',
    items: [
      {
        description: 'Alarm clock',
        hsCode: '9103102020',
        skuCode: '',
        quantity: 2,
        unitValue: 4_012.5,
        grams: 410,
      },
    ],
  });
  expect(await recordOf(shipmentNo)).toMatchObject({
    orderNo: null,
    basis: 'BELOW',
    value: 80.25,
    signer: 'Mei Carver',
    items: [{ skuCode: '', hsCode: '9103102020', quantity: 2, originCountry: 'CN' }],
  });
});

it('they are a sale signed by the sender, unless something else is declared', async () => {
  const { quoteId } = await buyer.quote(asked('Usual', { goods: clocks(40) }));
  expect(await declaredAt(quoteId)).toMatchObject({
    contents: 'SALE',
    terms: 'DAP',
    signer: workedExample.from.name,
  });
});

it('they are filed with AES first if they are worth too much, also together with others of the day', async () => {
  const { code } = customsMessages.itnMissing;
  expect(await buy('Dear', { goods: clocks(2_600) })).toMatchObject({ code: 409, reason: code });
  const { shipmentNo } = await dataOf(buy('Dear', { goods: clocks(2_600), customs: { ...sale, itn } }));
  expect(await recordOf(shipmentNo)).toMatchObject({ basis: 'FILED', itn, value: 2_600 });

  expect(await buy('Twice', { goods: clocks(1_300) })).toMatchObject({ result: 'OK' });
  expect(await buy('Twice', { goods: clocks(1_300) })).toMatchObject({
    code: 409,
    reason: customsMessages.itnMissingTogether.code,
  });
});

it.each([
  ['described vaguely', { description: 'Samples' }, customsMessages.vague.code],
  ['heavier than their package', { quantity: 20 }, customsMessages.heavierThanPackages.code],
])('they are not bought for when %s', async (what, change, reason) => {
  const { currency, items } = clocks(40);
  const goods = { currency, items: items.map((item) => ({ ...item, ...change })) };
  expect((await buyer.quote(asked(what, { goods }))).declarationFault).toMatchObject({ code: reason });
  expect(await buy(what, { goods })).toMatchObject({ code: 409, reason });
});

it('another label for a void package declares them again', async () => {
  const [box] = workedExample.packages;
  const goods = clocks(40);
  const first = await dataOf(buy('Again', { goods, packages: [box, box] }));
  await packageVoider(server, seller)(first.shipmentId);
  const second = await dataOf(buyer.buy(await buyer.quote({ relabelOf: first.shipmentId }), abroad));
  expect(await declaredAt(second.quoteId)).toEqual(await declaredAt(first.quoteId));
});

it('their return declares them again', async () => {
  const first = await dataOf(buy('Sent back', { goods: clocks(40, 2) }));
  const quote = await buyer.quote({ returnOf: first.shipmentId });
  expect(await declaredAt(quote.quoteId)).toMatchObject({
    contents: 'RETURN',
    currency: 'USD',
    items: [{ description: 'Alarm clock', hsCode: '9103102020', quantity: 2, unitValue: 4_000 }],
  });
});

it('within one customs area they are not declared', async () => {
  const { quoteId } = await buyer.quote({ ...workedExample, goods: clocks(40) });
  expect(await declaredAt(quoteId)).toBeNull();
});

it('the goods of an order are those of its lines, so that none are given', async () => {
  const { saveClock, orderOf } = clockOrders(server, seller);
  await saveClock();
  const body = { orderId: await orderOf(lyon, 40), goods: clocks(40) };
  expect(await server.call(ratesApi.calls.quote, { body }, seller)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'goods', code: labelSaleMessages.goodsOfOrder.code }],
  });
});
