import { calls } from '@lading/contracts/all-calls';
import type { Call } from '@lading/contracts/core';
import {
  billingMessages,
  invoicesApi,
  moneyApi,
  providerInvoicesApi,
  providerTopUpsApi,
  rateRule,
  topUpsApi,
} from '@lading/contracts/funds';
import { floorApi, floorPhotosApi } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { injectCall } from './platform/testing/inject-call.ts';
import { triedOnTheFloor } from './modules/warehouse/testing/tried-on-the-floor.ts';
import { newKey, warehouseWorld } from './modules/warehouse/testing/warehouse-world.ts';

// The demo has an issued invoice with an open dispute.
const world = await warehouseWorld();
const { server, database, other, staff, seller, made, warehouseId, orgId } = world;
const services = [moneyApi, providerInvoicesApi, providerTopUpsApi, floorPhotosApi];
const usd = (minor: number) => ({ minor, currency: 'USD' });
const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])], 'x.jpg');

it('every call for warehouse staff is tried by the staff of another one, here or in floor-callers.test.ts', () => {
  const wanted = calls.filter(({ access }) => access === 'warehouse').map(({ id }) => id);
  const tried = [...services, ...triedOnTheFloor].flatMap((api) => Object.values<Call>(api.calls));
  expect(tried.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
});

it('staff of another warehouse cannot see or change money, invoices, top-ups and photos of this one', async () => {
  const { inboundId: subjectId } = await world.stocked(1);
  const photoOf = { subjectKind: 'inbound' as const, subjectId };
  const { photoId } = await made(
    floorPhotosApi.calls.addPhoto,
    { body: { ...photoOf, photoKey: newKey(), photo: jpeg() } },
    staff,
  );
  const rules = [rateRule.parse({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.5' })];
  const draft = { warehouseId, cardName: 'Ours alone', clientOrgId: null, validFrom: '2019-01-01', rules };
  const { cardId } = await made(moneyApi.calls.saveCard, { body: draft }, staff);
  const ofClient = { warehouseId, orgId };
  const payment = { ...ofClient, amount: usd(25_000), reference: 'OURS ALONE' };
  await made(moneyApi.calls.recordPayment, { body: payment }, staff);
  const statement = await made(moneyApi.calls.clientStatement, { query: ofClient }, staff);
  const { transactionId } = statement.records.find(({ kind }) => kind === 'top-up')!;
  const reported = { warehouseId, amount: usd(150_000), transactionNo: 'OURS ALONE', paidOn: '2026-11-02' };
  const { topUpId } = await made(topUpsApi.calls.reportTopUp, { body: reported }, seller);
  const { invoiceId } = (await made(invoicesApi.calls.invoicePage, { query: {} }, seller)).records[0]!;
  const ofInvoice = { invoiceId };
  const { disputes } = await made(providerInvoicesApi.calls.invoiceDetail, { params: ofInvoice }, staff);
  const { disputeId } = disputes[0]!;
  const answer = { disputeId, decision: 'CREDITED' as const, answer: 'Right' };
  const credited = await made(providerInvoicesApi.calls.answerDispute, { body: answer }, staff);
  const creditNoteId = credited.disputes.find((one) => one.disputeId === disputeId)!.creditNoteId!;
  const charges = await made(providerInvoicesApi.calls.invoiceCharges, { query: ofInvoice }, staff);
  const chargeId = charges.records[0]!.chargeId!;
  // The stranger becomes a provider of its own warehouse.
  const { rows } = await database.asSystem((trx) =>
    sql<{ id: string }>`insert into warehouse (warehouse_code, warehouse_name, provider_org_id)
      select 'ONT-12', 'Ontario', org_id from person where email = 'other@lading.test'
      returning warehouse_id::text as id`.execute(trx),
  );
  const theirs = { warehouseId: rows[0]!.id };
  const days = { fromDay: '2026-10-01', toDay: '2026-10-31' };
  const file = { language: 'en', format: 'pdf' };
  const attempts: Record<string, [input: object, code: number | undefined]> = {
    'warehouse-money.clients': [{ query: { warehouseId } }, 403],
    'warehouse-money.saveTerms': [{ body: { ...ofClient, whenShort: 'BLOCK', dueDays: 1 } }, 403],
    'warehouse-money.recordPayment': [{ body: { ...payment, reference: 'THEIRS' } }, 403],
    'warehouse-money.reversePayment': [{ body: { ...ofClient, transactionId } }, 403],
    'warehouse-money.clientStatement': [{ query: ofClient }, 403],
    'warehouse-money.cards': [{ query: { warehouseId } }, 403],
    'warehouse-money.saveCard': [{ body: { ...draft, cardId, version: 1 } }, 403],
    'warehouse-money.publishCard': [{ body: { cardId } }, 404],
    'warehouse-money.discardCard': [{ body: { cardId } }, 404],
    'warehouse-money.simulateCard': [{ body: { warehouseId, clientOrgId: null, rules, ...days } }, 403],
    'warehouse-money.chargePage': [{ query: { warehouseId } }, 403],
    'warehouse-invoices.invoicePage': [{ query: { warehouseId } }, 403],
    'warehouse-invoices.invoiceDetail': [{ params: ofInvoice }, 404],
    'warehouse-invoices.draftInvoice': [{ body: { ...ofClient, ...days } }, 403],
    'warehouse-invoices.issueInvoice': [{ body: ofInvoice }, 404],
    'warehouse-invoices.voidInvoice': [{ body: ofInvoice }, 404],
    'warehouse-invoices.answerDispute': [{ body: answer }, 404],
    'warehouse-invoices.invoiceCharges': [{ query: ofInvoice }, 404],
    'warehouse-invoices.invoiceCharge': [{ params: { chargeId } }, 404],
    'warehouse-invoices.invoiceFile': [{ params: ofInvoice, query: file }, 404],
    'warehouse-invoices.creditNoteFile': [{ params: { creditNoteId }, query: file }, 404],
    'warehouse-top-ups.clientTopUps': [{ query: { warehouseId } }, 403],
    'warehouse-top-ups.confirmTopUp': [{ body: { topUpId } }, 404],
    'warehouse-top-ups.rejectTopUp': [{ body: { topUpId, answer: 'No' } }, 404],
    'floorPhotos.floorPhotos': [{ query: photoOf }, undefined],
    'floorPhotos.floorPhotoFile': [{ params: { photoId } }, 404],
    'floorPhotos.addPhoto': [{ body: { ...photoOf, photoKey: newKey(), photo: jpeg() } }, 404],
  };
  const everything = async () => {
    const { rows } = await database.pool.query<{ n: string }>(
      `select concat_ws('/', (select count(*) from ledger_entry), (select count(*) from warehouse_photo),
         (select string_agg(t::text, ' ' order by card_id) from rate_card t),
         (select string_agg(t::text, ' ' order by invoice_id) from invoice t),
         (select string_agg(t::text, ' ' order by top_up_id) from warehouse_top_up t),
         (select string_agg(t::text, ' ' order by org_id, warehouse_id) from billing_terms t)) as n`,
    );
    return rows[0]!.n;
  };
  const before = await everything();
  for (const call of services.flatMap((api) => Object.values<Call>(api.calls))) {
    const [input, code] = attempts[call.id]!;
    const response = await injectCall(server.app, call, input, {
      host: 'localhost',
      authorization: `Bearer ${other.accessToken}`,
    });
    expect([call.id, response.json<{ code?: number }>().code]).toEqual([call.id, code]);
    expect(response.body).not.toContain(photoId);
    expect(response.body).not.toContain('Ours alone');
  }
  // Their own warehouse gives no access to another's data.
  for (const [call, input] of [
    [moneyApi.calls.saveCard, { body: { ...draft, ...theirs, cardId, version: 1 } }],
    [moneyApi.calls.recordPayment, { body: { ...payment, ...theirs } }],
    [moneyApi.calls.saveTerms, { body: { ...ofClient, ...theirs, whenShort: 'BLOCK', dueDays: 1 } }],
    [moneyApi.calls.reversePayment, { body: { ...ofClient, ...theirs, transactionId } }],
    [moneyApi.calls.clientStatement, { query: { ...ofClient, ...theirs } }],
    [providerInvoicesApi.calls.draftInvoice, { body: { ...ofClient, ...theirs, ...days } }],
  ] as [Call, object][]) {
    const response = await injectCall(server.app, call, input, {
      host: 'localhost',
      authorization: `Bearer ${other.accessToken}`,
    });
    expect([call.id, response.body]).not.toEqual([call.id, expect.stringContaining('OURS ALONE')]);
  }
  expect(await everything()).toBe(before);
  const simulated = { body: { ...theirs, clientOrgId: orgId, rules, ...days } };
  expect(await server.call(moneyApi.calls.simulateCard, simulated, other)).toMatchObject({
    errors: [{ fieldName: 'clientOrgId', code: billingMessages.notAClient.code }],
  });
  // The right staff get an answer to the same calls.
  expect(
    await server.call(floorApi.calls.inboundDetail, { params: { inboundId: subjectId } }, staff),
  ).toMatchObject({ result: 'OK' });
  expect(await made(floorPhotosApi.calls.floorPhotos, { query: photoOf }, staff)).toMatchObject([
    { photoId },
  ]);
});
