import { customsMessages } from '@lading/contracts/orders';
import {
  eeiApi,
  eeiMessages,
  labelsApi,
  shippingDefaultsApi,
  type CustomsDeclared,
} from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBuyer, place } from '../testing/buy-labels.ts';
import { clockOrders, lyon } from './testing/clock-orders.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const sale = { contents: 'SALE' as const, terms: 'DAP' as const, signer: 'Mei Carver' };
const abroad = { service: 'DEMO_INTERNATIONAL' };
const toronto = { ...place('M5V 2T6'), name: 'Ana Roy', city: 'Toronto', stateCode: 'ON', countryCode: 'CA' };
const { saveClock, orderOf } = clockOrders(server, seller);

async function buy(
  recipient: typeof lyon,
  unitPrice: number,
  customs?: Partial<CustomsDeclared>,
  currency = 'USD',
) {
  const orderId = await orderOf(recipient, unitPrice, { currency });
  return buyer.buy(await buyer.quote({ orderId, customs: { ...sale, ...customs } }), abroad);
}
const bought = async (...given: Parameters<typeof buy>) => dataOf(buy(...given));
const history = (query: object = {}, caller = seller) =>
  dataOf(server.call(eeiApi.calls.eeiPage, { query }, caller));

beforeAll(async () => {
  await buyer.fund(1_000_000);
  await saveClock();
});

describe('an export from the US', () => {
  it('is recorded with its number, or why none was required, and is found again', async () => {
    const itn = 'X20261125000001';
    const filed = await bought({ ...lyon, name: 'Filed' }, 2_500.01, { itn });
    const small = await bought({ ...lyon, name: 'Small' }, 40);
    const near = await bought(toronto, 9_000);
    await buyer.bought();
    const all = await history();
    expect(all.total).toBe(3);
    expect(all.records).toMatchObject([
      { shipmentNo: near.shipmentNo, basis: 'CANADA', itn: null, value: 9_000, countryCode: 'CA' },
      { shipmentNo: small.shipmentNo, basis: 'BELOW', itn: null, value: 40, signer: 'Mei Carver' },
      {
        shipmentNo: filed.shipmentNo,
        basis: 'FILED',
        itn,
        value: 2_500.01,
        currency: 'USD',
        items: [{ hsCode: '9103102020', description: 'Alarm clock', quantity: 1, originCountry: 'CN' }],
      },
    ]);
    for (const query of [{ search: itn }, { basis: 'FILED' }, { search: 'filed' }])
      expect((await history(query)).records).toMatchObject([{ shipmentNo: filed.shipmentNo }]);
    expect(await history({}, other)).toMatchObject({ total: 0 });
  });

  it('is not listed when it was not bought, and shows a void', async () => {
    const { shipmentId, shipmentNo } = await bought({ ...lyon, name: 'Void me' }, 30);
    const refused = { ...lyon, name: 'Refused', addressLine2: 'DEMO: REFUSE' };
    expect(await buy(refused, 30)).toMatchObject({ result: 'ERR' });
    expect((await history({ search: 'Refused' })).total).toBe(0);
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    expect((await history({ search: shipmentNo })).records).toMatchObject([{ isVoided: true }]);
  });
});

describe('an export to China, Russia or Venezuela', () => {
  const shanghai = { ...lyon, name: 'Li Wei', city: 'Shanghai', zipCode: '200040', countryCode: 'CN' };

  it('is bought with an ITN, or after confirmation that all goods are EAR99', async () => {
    expect(await buy(shanghai, 40)).toMatchObject({ code: 409, reason: customsMessages.ear99Missing.code });
    expect(await buy(shanghai, 40, { ear99: false })).toMatchObject({ code: 409 });
    expect(await buy({ ...lyon, name: 'Dear' }, 2_500.01)).toMatchObject({
      reason: customsMessages.itnMissing.code,
    });
    const filed = await bought(shanghai, 40, { itn: 'X20261125000003' });
    const free = await bought({ ...shanghai, name: 'Free' }, 40, { ear99: true });
    const [second, first] = (await history({ search: 'EEI-' })).records;
    expect(second).toMatchObject({ shipmentNo: free.shipmentNo, basis: 'BELOW' });
    expect(first).toMatchObject({ shipmentNo: filed.shipmentNo, basis: 'FILED' });

    const cite = ({ recordId }: { recordId: string }) =>
      server.call(eeiApi.calls.enterCitation, { body: { recordId, citation: 'NOEEI 30.37(a)' } }, seller);
    expect(await cite(first!)).toMatchObject({ code: 400 });
    expect(await cite(second!)).toMatchObject({ result: 'OK' });
  });

  it('is bought without a question once the organization has confirmed that all its goods are EAR99', async () => {
    const { settings } = await dataOf(server.call(shippingDefaultsApi.calls.shippingDefaults, {}, seller));
    const save = (ear99: boolean) => {
      const body = { ...settings, ear99, senderId: null, returnId: null };
      return dataOf(server.call(shippingDefaultsApi.calls.saveShippingDefaults, { body }, seller));
    };
    const buyPlain = async (name: string) =>
      buyer.buy(await buyer.quote({ orderId: await orderOf({ ...shanghai, name }, 40) }), abroad);
    expect(await buyPlain('Before')).toMatchObject({ reason: customsMessages.ear99Missing.code });
    await save(true);
    expect(await buyPlain('After')).toMatchObject({ result: 'OK' });
    // The declaration of one label applies to that label.
    expect(await buy({ ...shanghai, name: 'Listed' }, 40, { ear99: false })).toMatchObject({ code: 409 });
    await save(false);
  });

  it('confirmed as EAR99 still needs a filing above 2,500 USD', async () => {
    expect(await buy({ ...shanghai, name: 'Dear' }, 2_500.01, { ear99: true })).toMatchObject({ code: 409 });
  });
});

describe('an export priced in a currency without an exchange rate', () => {
  const noRate = { code: 409, reason: customsMessages.itnUnknown.code, params: { currency: 'XTS' } };

  it('is bought with an ITN only, however low the price is, except to Canada', async () => {
    const recipient = { ...lyon, name: 'Unknown' };
    expect(await buy(recipient, 1, {}, 'XTS')).toMatchObject(noRate);
    await bought(recipient, 1, { itn: 'X20261125000004' }, 'XTS');
    await bought({ ...toronto, name: 'Unknown' }, 1, {}, 'XTS');
    // The consignee’s other goods are compared among themselves.
    await bought(recipient, 40);
  });

  it('cannot cite a low value later, and leaves that of the consignee’s other goods unknown', async () => {
    const recipient = { ...lyon, name: 'Cited' };
    const { shipmentNo } = await bought(recipient, 1, { itn: 'X20261125000005' }, 'XTS');
    const [record] = (await history({ search: shipmentNo })).records;
    const body = { recordId: record!.recordId, citation: 'NOEEI 30.37(a)' };
    expect(await server.call(eeiApi.calls.enterCitation, { body }, seller)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'citation', code: eeiMessages.unknown.code }],
    });
    // As records from before may say.
    const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
    await server.platform.database.asOrganization(orgId, (trx) =>
      trx
        .insertInto('eei_entry')
        .values({
          purchase_id: record!.recordId,
          basis: 'BELOW',
          itn: null,
          exemption: null,
          user_id: null,
          created_at: server.clock.now(),
        })
        .execute(),
    );
    expect(await buy(recipient, 40)).toMatchObject(noRate);
  });
});

describe('an export whose goods cannot be declared', () => {
  const missing = { code: 409, reason: customsMessages.missing.code };
  beforeAll(() => saveClock({ skuCode: 'EEI-BARE', scheduleB: null }));

  it('is not bought where it may have to be filed', async () => {
    const buyBare = async (
      recipient: typeof lyon,
      unitPrice: number,
      more: Partial<CustomsDeclared> = {},
    ) => {
      const orderId = await orderOf(recipient, unitPrice, { skuCode: 'EEI-BARE' });
      return buyer.buy(await buyer.quote({ orderId, customs: { ...sale, ...more } }), abroad);
    };
    expect(await buyBare({ ...lyon, name: 'Bare' }, 2_500.01)).toMatchObject(missing);
    expect(await buyBare({ ...lyon, name: 'Li Wei', countryCode: 'CN' }, 40)).toMatchObject(missing);
    for (const [recipient, unitPrice, more] of [
      [{ ...lyon, name: 'Bare' }, 2_500, {}],
      [{ ...lyon, name: 'Bare' }, 2_500.01, { itn: 'X20261125000006' }],
      [{ ...lyon, name: 'Li Wei', countryCode: 'CN' }, 40, { ear99: true }],
      [{ ...toronto, name: 'Bare' }, 2_500.01, {}],
    ] as const)
      expect(await buyBare(recipient, unitPrice, more)).toMatchObject({ result: 'OK' });
  });
});

it('an export with an ITN whose goods could not be declared is on record without them', async () => {
  const itn = 'X20261125000007';
  const orderId = await orderOf({ ...lyon, name: 'Filed bare' }, 2_600, { skuCode: 'EEI-BARE' });
  const { shipmentNo } = await dataOf(
    buyer.buy(await buyer.quote({ orderId, customs: { ...sale, itn } }), abroad),
  );
  const { records } = await history({ search: shipmentNo });
  const record = records.find((one) => one.shipmentNo === shipmentNo)!;
  expect(record).toMatchObject({
    basis: 'FILED',
    itn,
    value: null,
    currency: 'USD',
    signer: 'Mei Carver',
    items: [],
  });
  const body = { recordId: record.recordId, citation: 'NOEEI 30.37(a)' };
  expect(await server.call(eeiApi.calls.enterCitation, { body }, seller)).toMatchObject({
    code: 400,
    errors: [{ fieldName: 'citation', code: eeiMessages.undeclared.code }],
  });
  const pdf = await server.send(
    eeiApi.calls.eeiFile,
    { params: { recordId: record.recordId }, query: { paper: 'A4', language: 'en' } },
    seller,
  );
  expect(pdf.headers['content-type']).toBe('application/pdf');
});

describe('shipments to one consignee on one day', () => {
  it('are added up: two of 1,300 under one code must be filed', async () => {
    const consignee = { ...lyon, name: 'Twice' };
    const first = await bought(consignee, 1_300);
    expect(await buy(consignee, 1_300)).toMatchObject({
      code: 409,
      reason: customsMessages.itnMissingTogether.code,
      message: expect.stringContaining(first.shipmentNo),
    });
    // Other consignees and filed exports are not added.
    await bought({ ...lyon, name: 'Somebody else' }, 1_300);
    await bought(consignee, 1_300, { itn: 'X20261125000002' });
    // Voided labels are not added.
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId: first.shipmentId } }, seller));
    await bought(consignee, 1_300);
  });

  it('bought at the same moment are added up too', async () => {
    const consignee = { ...lyon, name: 'At once' };
    const came = await Promise.all([buy(consignee, 1_300), buy(consignee, 1_300)]);
    expect(came.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
  });
});
