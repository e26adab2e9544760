import { billingApi, invoicesApi, moneyApi, providerInvoicesApi, rateRule } from '@lading/contracts/funds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { postCharges } from './charge-posting.service.ts';
import { rateNewEvents } from './rating.service.ts';
import { checkBooks } from './check-books.store.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId, database } = world;
const { platform, clock } = server;
const client = invoicesApi.calls;
const { draftInvoice, issueInvoice, voidInvoice, answerDispute, invoiceCharges, ...provider } =
  providerInvoicesApi.calls;

const rules = [
  { fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '4.50' },
  { fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.123457' },
].map((one) => rateRule.parse(one));
const dayAt = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400_000);
  for (const [caller, email] of [
    [seller, 'seller'],
    [other, 'other'],
    [staff, 'floor'],
  ] as const)
    Object.assign(caller, await server.signIn(`${email}@lading.test`));
}
/** Receives some units of several new products, and charges that. */
async function receive(...units: number[]): Promise<void> {
  for (const count of units) await world.stocked(count);
  await rateNewEvents(platform, orgId);
}
const balance = async () =>
  (await made(moneyApi.calls.clients, { query: { warehouseId } }, staff)).find((one) => one.orgId === orgId)!
    .balance.minor;
/** The client's uninvoiced amounts, by fee. */
const open = async () =>
  (await made(billingApi.calls.unbilled, {}, seller)).find((one) => one.warehouseId === warehouseId)?.fees;
const drafted = (fromDay: string, toDay: string) =>
  made(draftInvoice, { body: { warehouseId, orgId, fromDay, toDay } }, staff);

// In the UTC evening it is the same day in the warehouse's own zone.
clock.advance(new Date(clock.now()).setUTCHours(44, 0, 0, 0) - clock.now().getTime());
await pass(0);
const { cardId } = await made(
  moneyApi.calls.saveCard,
  { body: { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules } },
  staff,
);
await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);
await receive(3, 4, 5);
await made(moneyApi.calls.saveTerms, { body: { warehouseId, orgId, whenShort: 'WARN', dueDays: 30 } }, staff);
const [first, last] = [dayAt(0), dayAt(0)];
/** Of the first days: two issued at once may be in either order. */
let firstInvoiceNo: string;
await pass(2);

it('a draft has every charge of its days once, matching the wallet to the cent, and is hidden from the client', async () => {
  const body = { warehouseId, orgId, fromDay: first, toDay: last };
  expect(await refused(draftInvoice, { body: { ...body, toDay: dayAt(0) } }, staff)).toEqual({ code: 400 });
  expect(await refused(draftInvoice, { body: { ...body, orgId: '1' } }, staff)).toEqual({ code: 400 });
  expect(await refused(draftInvoice, { body }, seller)).toEqual({ code: 403 });
  const drafts = await Promise.all([1, 2, 3].map(() => drafted(first, last)));
  expect(new Set(drafts.map(({ invoiceId }) => invoiceId)).size).toBe(1);
  const [invoice] = drafts;
  // 4.50 + 0.370371 → 37, + 0.493828 → 49, + 0.617285 → 62; the sum of the units is 1.481484.
  expect(invoice).toMatchObject({ status: 'DRAFT', total: { minor: 1498 }, unrated: 0 });
  expect(invoice!.lines.map(({ fee, charges, total }) => [fee, charges, total.minor])).toEqual([
    ['RECEIVE_DELIVERY', 3, 1350],
    ['RECEIVE_UNIT', 3, 148],
  ]);
  expect(-(await balance())).toBe(1498);
  const { invoiceId } = invoice!;
  expect((await made(client.invoicePage, { query: { warehouseId } }, seller)).total).toBe(0);
  expect(await refused(client.invoiceDetail, { params: { invoiceId } }, seller)).toEqual({ code: 404 });
  expect(await open()).toHaveLength(2);
  const over = { ...body, fromDay: '2020-01-01' };
  expect(await refused(draftInvoice, { body: over }, staff)).toEqual({ code: 409 });
  await expect(
    database.pool.query(
      'insert into billed_charge select charge_id, org_id, warehouse_id, invoice_id from billed_charge order by charge_id desc',
    ),
  ).rejects.toThrow('duplicate key');
});

it('a voided draft frees its charges; numbers are consecutive, however many are issued at once', async () => {
  const { invoiceId: discarded } = await drafted(first, last);
  await Promise.all([1, 2].map(() => made(voidInvoice, { body: { invoiceId: discarded } }, staff)));
  expect(await refused(issueInvoice, { body: { invoiceId: discarded } }, staff)).toEqual({ code: 409 });
  const { invoiceId } = await drafted(first, last);
  expect(invoiceId).not.toBe(discarded);
  await receive(2);
  const next = dayAt(0);
  await pass(1);
  const second = await drafted(next, next);
  const issued = await Promise.all(
    [invoiceId, second.invoiceId, invoiceId, second.invoiceId].map((id) =>
      made(issueInvoice, { body: { invoiceId: id } }, staff),
    ),
  );
  expect([...new Set(issued.map(({ invoiceNo }) => invoiceNo))].toSorted()).toEqual([
    'INV-000002',
    'INV-000003',
  ]);
  firstInvoiceNo = issued[0]!.invoiceNo!;
  expect(issued[0]).toMatchObject({ status: 'ISSUED', issuedOn: dayAt(0), dueOn: dayAt(30) });
  expect(await refused(voidInvoice, { body: { invoiceId } }, staff)).toEqual({ code: 409 });
  // The demo has the first.
  const seen = await made(client.invoicePage, { query: { search: firstInvoiceNo } }, seller);
  expect(seen.records).toMatchObject([{ invoiceId, total: { minor: 1498 } }]);
  expect(await open()).toBeUndefined();
  await expect(database.pool.query(`update invoice set minor = 1 where status = 'ISSUED'`)).rejects.toThrow(
    'does not change',
  );
  await expect(database.pool.query('delete from billed_charge')).rejects.toThrow('with its draft only');
});

it('charges rated late for invoiced days are on the next invoice', async () => {
  await receive(1);
  const day = dayAt(0);
  await database.pool.query(
    `alter table charge_posting disable trigger user; update charge_posting set day = '${first}' where posted_at = (select max(posted_at) from charge_posting)`,
  );
  await receive(6);
  await pass(1);
  const { lines } = await drafted(day, day);
  expect(lines.find(({ fee }) => fee === 'RECEIVE_DELIVERY')!.charges).toBe(2);
});

it('a dispute is credited by reversals of its charges, once, or declined with an answer', async () => {
  const { records } = await made(client.invoicePage, { query: { search: firstInvoiceNo } }, seller);
  const { invoiceId } = records[0]!;
  const charges = await made(invoiceCharges, { query: { invoiceId, fee: 'RECEIVE_UNIT' } }, staff);
  expect(charges.total).toBe(3);
  const { chargeId } = charges.records.find(({ quantity }) => quantity === '4')!;
  const body = { invoiceId, lineNo: 2, chargeIds: [chargeId!], reason: 'Counted twice' };
  expect(await refused(client.disputeLine, { body: { ...body, lineNo: 1 } }, seller)).toEqual({ code: 400 });
  expect(await refused(client.disputeLine, { body }, other)).toEqual({ code: 404 });
  await Promise.all([1, 2].map(() => made(client.disputeLine, { body }, seller)));
  expect(await refused(client.disputeLine, { body: { ...body, reason: 'Else' } }, seller)).toEqual({
    code: 409,
  });
  const open = await made(provider.invoiceDetail, { params: { invoiceId } }, staff);
  expect(open.disputes).toMatchObject([{ status: 'OPEN', charges: 1, reason: 'Counted twice' }]);
  expect(open.openDisputes).toBe(1);

  const before = await balance();
  const { disputeId } = open.disputes[0]!;
  const answer = { disputeId, decision: 'CREDITED' as const, answer: 'You are right' };
  expect(await refused(answerDispute, { body: answer }, seller)).toEqual({ code: 403 });
  const [credited] = await Promise.all([1, 2, 3].map(() => made(answerDispute, { body: answer }, staff)));
  expect(credited!.disputes).toMatchObject([
    { status: 'CREDITED', creditNoteNo: 'CN-000001', credited: { minor: 49 } },
  ]);
  expect(credited).toMatchObject({ credited: { minor: 49 }, total: { minor: 1498 }, openDisputes: 0 });
  await Promise.all([1, 2].map(() => postCharges(platform, { orgId, warehouseId })));
  expect(await balance()).toBe(before + 49);
  const decline = { ...answer, decision: 'DECLINED' as const };
  expect(await refused(answerDispute, { body: decline }, staff)).toEqual({ code: 409 });
  // The whole line now: reversed charges stay reversed once.
  await made(client.disputeLine, { body: { invoiceId, lineNo: 2, reason: 'All of it' } }, seller);
  const again = await made(provider.invoiceDetail, { params: { invoiceId } }, staff);
  const rest = { ...answer, disputeId: again.disputes[0]!.disputeId };
  const both = await made(answerDispute, { body: rest }, staff);
  expect(both.credited.minor).toBe(49 + 99);
  await made(client.disputeLine, { body: { invoiceId, lineNo: 2, reason: 'And again' } }, seller);
  const third = await made(provider.invoiceDetail, { params: { invoiceId } }, staff);
  const last = { ...answer, disputeId: third.disputes[0]!.disputeId };
  expect(await refused(answerDispute, { body: last }, staff)).toEqual({ code: 409 });
  const declined = await made(answerDispute, { body: { ...last, decision: 'DECLINED' } }, staff);
  expect(declined.disputes[0]).toMatchObject({ status: 'DECLINED', answer: 'You are right' });
  await postCharges(platform, { orgId, warehouseId });
  const { records: lines } = await made(billingApi.calls.transactionPage, { query: { warehouseId } }, seller);
  expect(lines[0]!.detail).toMatchObject({ creditNoteNo: 'CN-000002', fees: 'RECEIVE_UNIT', skus: 2 });
  // Each line says what it was taken for.
  const units = lines.find(({ amount }) => amount.minor === -62)!.detail;
  expect(units).toMatchObject({ fees: 'RECEIVE_UNIT', units: '5' });
  expect(units['skuCode']).toMatch(/^WH-/);
});

it('disputes of single charges refund no more cents than their line has', async () => {
  // 0.246914 each: 25 cents by itself, 49 together.
  await receive(2, 2);
  const day = dayAt(0);
  await pass(1);
  const { invoiceId, lines } = await drafted(day, day);
  await made(issueInvoice, { body: { invoiceId } }, staff);
  const { lineNo, total } = lines.find(({ fee }) => fee === 'RECEIVE_UNIT')!;
  expect(total.minor).toBe(49);
  const charges = await made(invoiceCharges, { query: { invoiceId, fee: 'RECEIVE_UNIT' } }, staff);
  const before = await balance();
  const credited: (number | undefined)[] = [];
  for (const { chargeId } of charges.records) {
    const body = { invoiceId, lineNo, chargeIds: [chargeId!], reason: 'Never came' };
    await made(client.disputeLine, { body }, seller);
    const { disputes } = await made(provider.invoiceDetail, { params: { invoiceId } }, staff);
    const { disputeId } = disputes.find(({ status }) => status === 'OPEN')!;
    const answer = { disputeId, decision: 'CREDITED' as const, answer: 'You are right' };
    const answered = await made(answerDispute, { body: answer }, staff);
    credited.push(answered.disputes.find((one) => one.disputeId === disputeId)?.credited?.minor);
  }
  expect(credited).toEqual([25, 24]);
  await postCharges(platform, { orgId, warehouseId });
  expect(await balance()).toBe(before + 49);
});

it('work undone after its credit is not refunded twice', async () => {
  const before = await balance();
  const { rows } = await database.pool.query<{ id: string }>(
    `select c.event_id as id from charge c where c.fee = 'RECEIVE_UNIT' and c.quantity = 4 and c.reverses_id is null
       and exists (select from charge r where r.reverses_id = c.charge_id)`,
  );
  await database.asSystem((trx) =>
    sql`insert into wms_event (org_id, warehouse_id, kind, occurred_at, subject_kind, subject_id, reverses_id)
      select org_id, warehouse_id, 'reversed', ${clock.now()}, subject_kind, subject_id, event_id from wms_event
      where event_id = ${rows[0]!.id}`.execute(trx),
  );
  await rateNewEvents(platform, orgId);
  expect(await balance()).toBe(before);
  expect(await database.asSystem((trx) => checkBooks(trx, clock.now()))).toMatchObject({ drifted: [] });
});

it('a provider of another warehouse cannot see or change invoices of this one', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select org_id as id from person where email = 'other@lading.test'`,
  );
  await database.asSystem((trx) =>
    sql`insert into warehouse (warehouse_code, warehouse_name, provider_org_id) values ('ONT-11', 'Ontario', ${rows[0]!.id})`.execute(
      trx,
    ),
  );
  const { records } = await made(provider.invoicePage, { query: { warehouseId } }, staff);
  const { invoiceId } = records[0]!;
  const charge = (await made(invoiceCharges, { query: { invoiceId } }, staff)).records[0]!;
  const period = { warehouseId, orgId, fromDay: first, toDay: last };
  expect([
    await refused(provider.invoicePage, { query: { warehouseId } }, other),
    await refused(draftInvoice, { body: period }, other),
    await refused(provider.invoiceDetail, { params: { invoiceId } }, other),
    await refused(invoiceCharges, { query: { invoiceId } }, other),
    await refused(provider.invoiceCharge, { params: { chargeId: charge.chargeId! } }, other),
    await refused(issueInvoice, { body: { invoiceId } }, other),
    await refused(voidInvoice, { body: { invoiceId } }, other),
    await refused(client.invoiceDetail, { params: { invoiceId } }, other),
  ]).toEqual([403, 403, 404, 404, 404, 404, 404, 404].map((code) => ({ code })));
  expect((await made(client.invoicePage, { query: {} }, other)).total).toBe(0);
});
