import { customsMessages } from '@lading/contracts/orders';
import { eeiApi, eeiMessages, labelsApi } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller } from '../../../platform/testing/test-server.ts';
import { readPdf } from '../../../platform/documents/testing/read-symbols.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { clockOrders, lyon } from './testing/clock-orders.ts';

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { calls } = eeiApi;
/** A number that AES issues today. */
const itnOf = (serial: number, day = server.clock.now()) =>
  `X${day.toISOString().slice(0, 10).replaceAll('-', '')}${String(serial).padStart(6, '0')}`;
const { saveClock, orderOf } = clockOrders(server, seller);

/** Buys the label of a clock at a price in dollars; returns its shipment and the id of its export. */
async function exported(name: string, unitPrice: number, itn?: string, countryCode = 'FR') {
  const orderId = await orderOf({ ...lyon, name, countryCode }, unitPrice);
  const customs = { contents: 'SALE' as const, terms: 'DAP' as const, signer: 'Mei Carver', itn };
  const quote = await buyer.quote({ orderId, customs });
  const { shipmentId, shipmentNo } = await dataOf(buyer.buy(quote, { service: 'DEMO_INTERNATIONAL' }));
  const query = { search: shipmentNo };
  const { records } = await dataOf(server.call(calls.eeiPage, { query }, seller));
  return { shipmentId, shipmentNo, recordId: records[0]!.recordId };
}
const enter = (recordId: string, citation: string, caller: Caller = seller) =>
  server.call(calls.enterCitation, { body: { recordId, citation } }, caller);
const page = async (query: object) => dataOf(server.call(calls.eeiPage, { query }, seller));

beforeAll(async () => {
  await buyer.fund(1_000_000);
  await saveClock();
});

describe('a citation entered for an export', () => {
  it('applies from then on, is shown beside earlier citations, and is found by search', async () => {
    const { recordId } = await exported('Cited', 40);
    const [itn, exemption] = [itnOf(1), 'NOEEI 30.37(f)'];
    expect(await dataOf(enter(recordId, ` aes ${itn.toLowerCase()} `))).toMatchObject({
      basis: 'FILED',
      itn,
      exemption: null,
      citedAtPurchase: 'NOEEI 30.37(a)',
      entries: [{ citation: `AES ${itn}`, isLate: false, userName: expect.any(String) }],
    });
    // A repeated entry is stored once.
    expect((await dataOf(enter(recordId, itn))).entries).toHaveLength(1);
    expect((await page({ search: itn })).records).toMatchObject([{ recordId, basis: 'FILED' }]);
    expect(await dataOf(enter(recordId, exemption))).toMatchObject({
      basis: 'EXEMPT',
      itn: null,
      exemption,
      entries: [{ citation: exemption }, { citation: `AES ${itn}` }],
    });
    expect((await page({ basis: 'EXEMPT' })).records).toMatchObject([{ recordId }]);
    expect((await page({ basis: 'FILED' })).total).toBe(0);
    // Citations that no longer apply are still found.
    expect((await page({ search: itn })).records).toMatchObject([{ recordId, basis: 'EXEMPT' }]);
    expect((await page({ search: `AES ${itn}` })).total).toBe(1);
    expect((await page({ search: itnOf(999) })).total).toBe(0);
  });

  it('may promise a later filing, until its ITN arrives', async () => {
    const { recordId } = await exported('Later', 40);
    const later = 'AESPOST 123456789 12/09/2026';
    expect(await dataOf(enter(recordId, 'aespost 12-3456789 12/09/2026'))).toMatchObject({
      basis: 'FOLLOWS',
      itn: null,
      exemption: later,
      entries: [{ citation: later }],
    });
    expect((await page({ basis: 'FOLLOWS' })).records).toMatchObject([{ recordId }]);
    expect((await page({ search: 'AESPOST' })).records).toMatchObject([{ recordId }]);
    expect(await dataOf(enter(recordId, itnOf(8)))).toMatchObject({ basis: 'FILED', itn: itnOf(8) });
    expect((await page({ basis: 'FOLLOWS' })).total).toBe(0);
  });

  it('of a filing excludes the export from the consignee’s unfiled goods', async () => {
    const { recordId } = await exported('Together', 1_300);
    await expect(exported('Together', 1_300)).rejects.toThrow('2,500 USD');
    await dataOf(enter(recordId, itnOf(3)));
    await exported('Together', 1_300);
  });

  it('cannot claim a low value when the consignee’s other goods exceed the limit', async () => {
    const low = 'NOEEI 30.37(a)';
    const first = await exported('Counted', 1_300, itnOf(7));
    const second = await exported('Counted', 1_300, itnOf(8));
    const elsewhere = await exported('Alone', 1_300, itnOf(9));
    await dataOf(enter(first.recordId, low));
    expect(await enter(second.recordId, low)).toMatchObject({
      code: 400,
      errors: [
        {
          fieldName: 'citation',
          code: customsMessages.itnMissingTogether.code,
          params: { shipments: first.shipmentNo },
        },
      ],
    });
    // A repeated entry, and goods for another consignee.
    await dataOf(enter(first.recordId, low));
    await dataOf(enter(elsewhere.recordId, low));
  });

  it('is refused when it is invalid, does not fit this export, or nothing was exported', async () => {
    const costly = await exported('Costly', 2_500.01, itnOf(4));
    const tomorrow = new Date(server.clock.now().getTime() + 3 * 86_400_000);
    for (const [citation, code] of [
      ['X2026', eeiMessages.wrong.code],
      ['NOEEI 31', eeiMessages.wrong.code],
      [itnOf(5, tomorrow), eeiMessages.future.code],
      ['NOEEI 30.36', eeiMessages.notCanada.code],
      ['NOEEI 30.37(a)', eeiMessages.above.code],
    ])
      expect(await enter(costly.recordId, citation!)).toMatchObject({
        code: 400,
        errors: [{ fieldName: 'citation', code }],
      });
    const { shipmentId } = costly;
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    expect(await enter(costly.recordId, itnOf(6))).toMatchObject({
      code: 409,
      reason: eeiMessages.voided.code,
    });
    expect(await enter('999999', itnOf(6))).toMatchObject({ code: 404 });
    expect(await enter(costly.recordId, itnOf(6), other)).toMatchObject({ code: 404 });
  });

  it('cannot be changed or deleted in the database', async () => {
    for (const statement of [`update eei_entry set itn = 'X'`, 'delete from eei_entry'])
      await expect(
        server.platform.database.asSystem((trx) => sql.raw(statement).execute(trx)),
      ).rejects.toThrow('permission denied');
  });
});

describe('the document of an export', () => {
  const fileOf = (
    recordId: string,
    query: { paper: 'A4' | 'LETTER'; language: 'en' | 'cn' },
    caller = seller,
  ) => server.send(calls.eeiFile, { params: { recordId }, query }, caller);

  it.each([
    [
      'LETTER',
      'en',
      612,
      ['Ultimate consignee', 'Léa', '9103102020', 'Alarm clock', 'NOEEI 30.37(f)', '$40.00'],
    ],
    ['A4', 'cn', 595.28, ['最终收货人', 'Roux', '9103102020', 'NOEEI 30.37(a)', 'AESDirect']],
  ] as const)(
    'on %s in %s lists what AES requires and what is cited',
    async (paper, language, width, texts) => {
      const { recordId, shipmentNo } = await exported(`Léa Roux ${paper}`, 40);
      await dataOf(enter(recordId, 'NOEEI 30.37(f)'));
      const reply = await fileOf(recordId, { paper, language });
      expect(reply.headers['content-type']).toBe('application/pdf');
      expect(reply.headers['content-disposition']).toContain(shipmentNo);
      const [page] = await readPdf(reply.rawPayload, 72);
      expect(page!.width).toBeCloseTo(width, 0);
      for (const text of [shipmentNo, ...texts]) expect(page!.text).toContain(text);
      expect((await fileOf(recordId, { paper, language }, other)).json()).toMatchObject({ code: 404 });
    },
  );

  it('shows an unknown country by its code', async () => {
    const { recordId } = await exported('Nowhere', 40, undefined, 'Q1');
    const reply = await fileOf(recordId, { paper: 'A4', language: 'en' });
    expect((await readPdf(reply.rawPayload, 72))[0]!.text).toContain('Q1');
  });
});

it('marks an ITN as late when it was entered after shipping', async () => {
  const { recordId } = await exported('Late', 40);
  server.clock.advance(8 * 86_400_000);
  const later = await server.signIn('seller@lading.test');
  expect(await dataOf(enter(recordId, itnOf(2), later))).toMatchObject({
    basis: 'FILED',
    entries: [{ isLate: true }],
  });
});
