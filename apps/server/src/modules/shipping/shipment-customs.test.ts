import { orderFormApi, orderPapersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { eeiApi, shippingApi, shippingDefaultsApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-symbols.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const lyon = { ...place('69002'), name: 'Camille Roux', city: 'Lyon', stateCode: '', countryCode: 'FR' };

beforeAll(async () => {
  await buyer.fund(100_000);
  const mug = {
    skuCode: 'FORM-MUG',
    skuName: 'Mug',
    packageType: 'Ready To Ship' as const,
    unit: 'cm/kg' as const,
    length: 10,
    width: 10,
    height: 10,
    weight1: 0,
    weight2: 410,
    scheduleB: '6912.00.4810',
    originCountry: 'CN',
    custDescription: 'Stoneware mug',
  };
  await dataOf(server.call(productsApi.calls.saveProduct, { body: mug }, seller));
});

async function orderToLyon(
  orderNo: string,
  { recipient = lyon, unitPrice = 12.5, sender = place('94107') } = {},
): Promise<string> {
  const body = {
    orderNo,
    currency: 'USD',
    sender,
    recipient,
    lines: [{ skuCode: 'FORM-MUG', quantity: 2, unitPrice }],
    packages: [],
  };
  const key = { 'idempotency-key': orderNo };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key))).orderId;
}

/** The text of the first page of a form, or the error. */
async function formOf(orderId: string, shipmentId?: string) {
  const choice = {
    contents: 'SALE',
    terms: 'DAP',
    signer: 'Mei Carver',
    form: 'COMMERCIAL_INVOICE',
  } as const;
  const body = { orderId, ...choice, ...(shipmentId !== undefined && { shipmentId }) };
  const reply = await server.send(orderPapersApi.calls.customsForm, { body }, seller);
  if (reply.headers['content-type'] !== 'application/pdf') return reply.json<object>();
  return (await readPdf(reply.rawPayload, 72))[0]!.text;
}

it('a customs form follows what was declared for its label, and the addresses of the label', async () => {
  const orderId = await orderToLyon('FORM-1');
  const declared = { contents: 'GIFT', terms: 'DDP', signer: 'Otto Packer' } as const;
  const to = { ...lyon, name: 'Robin Garnier' };
  const quote = await buyer.quote({ ...workedExample, from: place('94107'), to, orderId, customs: declared });
  const { shipmentId } = await dataOf(buyer.buy(quote, { service: quote.rates[0]!.serviceCode }));
  const detail = await dataOf(
    server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller),
  );
  expect(detail.customs).toEqual(declared);
  expect(await formOf(orderId)).toContain('Camille Roux');
  const ofLabel = await formOf(orderId, shipmentId);
  expect(ofLabel).toContain('Robin Garnier');
  expect(ofLabel).not.toContain('Camille Roux');
});

it('a customs form is not made for the shipment of another order', async () => {
  const { shipmentId } = await buyer.bought();
  expect(await formOf(await orderToLyon('FORM-2'), shipmentId)).toMatchObject({ code: 404 });
  const params = { shipmentId };
  // A domestic label has no declaration.
  expect(
    (await dataOf(server.call(shippingApi.calls.shipmentDetail, { params }, seller))).customs,
  ).toBeNull();
});

it('a customs form has the citation of its label, or the one entered since', async () => {
  const orderId = await orderToLyon('FORM-3', { unitPrice: 1_400 });
  // The goods must be filed, and no ITN is known.
  expect(await formOf(orderId)).not.toContain('EEI citation');
  const itn = 'X20261125000001';
  const customs = { contents: 'SALE', terms: 'DAP', signer: 'Mei Carver', itn } as const;
  const quote = await buyer.quote({ ...workedExample, from: place('94107'), to: lyon, orderId, customs });
  const { shipmentId, shipmentNo } = await dataOf(buyer.buy(quote, { service: quote.rates[0]!.serviceCode }));
  for (const text of [await formOf(orderId), await formOf(orderId, shipmentId)])
    expect(text).toContain(`AES ${itn}`);
  const { records } = await dataOf(
    server.call(eeiApi.calls.eeiPage, { query: { search: shipmentNo } }, seller),
  );
  const body = { recordId: records[0]!.recordId, citation: 'X20261125000002' };
  await dataOf(server.call(eeiApi.calls.enterCitation, { body }, seller));
  const later = await formOf(orderId, shipmentId);
  expect(later).toContain('AES X20261125000002');
  expect(later).not.toContain(itn);
});

it('a customs form before there is a label has the exemption of its goods', async () => {
  expect(await formOf(await orderToLyon('FORM-4'))).toContain('NOEEI 30.37(a)');
  const toronto = { ...lyon, city: 'Toronto', stateCode: 'ON', zipCode: 'M5V 2T6', countryCode: 'CA' };
  const near = await orderToLyon('FORM-5', { recipient: toronto, unitPrice: 9_000 });
  expect(await formOf(near)).toContain('NOEEI 30.36');
  const shanghai = { ...lyon, city: 'Shanghai', zipCode: '200040', countryCode: 'CN' };
  expect(await formOf(await orderToLyon('FORM-6', { recipient: shanghai }))).not.toContain('NOEEI');
  const fromAbroad = await orderToLyon('FORM-7', { sender: lyon, recipient: toronto });
  expect(await formOf(fromAbroad)).not.toContain('NOEEI');
});

it('the default contents and terms are declared unless the order or its label has others, and not for a return', async () => {
  const { settings } = await dataOf(server.call(shippingDefaultsApi.calls.shippingDefaults, {}, seller));
  const usual = { customsContents: 'SAMPLE', customsTerms: 'DDP' } as const;
  const body = { ...settings, ...usual, senderId: null, returnId: null };
  await dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body }, seller));
  const { pool } = server.platform.database;
  const declaredIn = async ({ quoteId }: { quoteId: string }) => {
    const asked = `select request->'customs' as customs from rate_quote where quote_id = $1`;
    return (await pool.query<{ customs: object }>(asked, [quoteId])).rows[0]!.customs;
  };
  const orderId = await orderToLyon('FORM-DEFAULTS');
  const parcel = { ...workedExample, from: place('94107'), to: lyon, orderId };
  const quote = await buyer.quote(parcel);
  expect(await declaredIn(quote)).toMatchObject({ contents: 'SAMPLE', terms: 'DDP' });
  const own = { contents: 'SALE', terms: 'DAP', signer: 'Otto Packer' };
  expect(await declaredIn(await buyer.quote({ ...parcel, customs: own }))).toMatchObject(own);
  const { shipmentId } = await dataOf(buyer.buy(quote, { service: quote.rates[0]!.serviceCode }));
  const wayBack = await buyer.quote({ returnOf: shipmentId });
  expect(await declaredIn(wayBack)).toMatchObject({ contents: 'RETURN', terms: 'DAP' });
  await pool.query('update customer_order set customs = $2 where order_id = $1', [
    orderId,
    JSON.stringify({ contents: 'GIFT' }),
  ]);
  expect(await declaredIn(await buyer.quote(parcel))).toMatchObject({ contents: 'GIFT', terms: 'DDP' });
});
