import {
  billingApi,
  billingMessages,
  moneyApi,
  providerTopUpsApi,
  topUpsApi,
  topUpsShownMost,
  transactionImportApi,
} from '@lading/contracts/funds';
import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { expect, it } from 'vitest';
import { checkBooks } from './check-books.store.ts';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, database, warehouseId, orgId } = world;
const { topUps, reportTopUp, cancelTopUp } = topUpsApi.calls;
const { clientTopUps, confirmTopUp, rejectTopUp } = providerTopUpsApi.calls;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const payment = (part: object = {}) => ({
  body: { warehouseId, amount: usd(150_000), transactionNo: `FT-${newKey()}`, paidOn: '2026-11-02', ...part },
});
const available = async () =>
  (await made(billingApi.calls.warehouseWallets, {}, seller)).find((one) => one.warehouseId === warehouseId)!
    .available.minor;
const reported = async (transactionNo: string) =>
  (await made(topUps, { query: { warehouseId } }, seller)).filter(
    (one) => one.transactionNo === transactionNo,
  );

it('a client that pays before it sends anything has an account, on which the payment can be reversed', async () => {
  const { clients, clientStatement, reversePayment } = moneyApi.calls;
  const query = { warehouseId };
  const given = payment();
  const { topUpId } = await made(reportTopUp, given, seller);
  // Money that has not arrived makes no client.
  expect(await made(clients, { query }, staff)).toEqual([]);
  await made(confirmTopUp, { body: { topUpId } }, staff);
  expect(await made(clients, { query }, staff)).toMatchObject([{ orgId, balance: given.body.amount }]);
  const { records } = await made(clientStatement, { query: { warehouseId, orgId } }, staff);
  const body = { warehouseId, orgId, transactionId: records[0]!.transactionId };
  expect(await made(reversePayment, { body }, staff)).toMatchObject([{ orgId, balance: usd(0) }]);
  expect((await reported(given.body.transactionNo)).map(({ state }) => state)).toEqual(['REVERSED']);
});

it('a reported payment has no effect until the warehouse confirms it, and then once', async () => {
  const before = await available();
  const given = payment();
  const first = await made(reportTopUp, given, seller);
  expect(await made(reportTopUp, given, seller)).toEqual(first);
  expect(await refused(reportTopUp, { body: { ...given.body, amount: usd(1) } }, seller)).toEqual({
    code: 409,
  });
  expect(await available()).toBe(before);
  const waiting = await made(clientTopUps, { query: { warehouseId } }, staff);
  expect(waiting[0]).toMatchObject({ topUpId: first.topUpId, state: 'REQUESTED', orgId });
  const body = { topUpId: first.topUpId };
  const confirmed = await Promise.all([1, 2, 3].map(() => made(confirmTopUp, { body }, staff)));
  expect(confirmed.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  expect(await available()).toBe(before + 150_000);
  expect(await refused(cancelTopUp, { body }, seller)).toEqual({ code: 409 });
  expect(await refused(rejectTopUp, { body: { ...body, answer: 'No' } }, staff)).toEqual({ code: 409 });
  expect((await database.asSystem((trx) => checkBooks(trx, server.clock.now()))).drifted).toEqual([]);
});

it('a payment already recorded by staff under the same reference is not credited twice', async () => {
  await world.stocked(1);
  const given = payment();
  const { topUpId } = await made(reportTopUp, given, seller);
  const { amount, transactionNo: reference } = given.body;
  await made(moneyApi.calls.recordPayment, { body: { warehouseId, orgId, amount, reference } }, staff);
  const before = await available();
  expect(await made(confirmTopUp, { body: { topUpId } }, staff)).toMatchObject({ state: 'CONFIRMED' });
  expect(await available()).toBe(before);
});

it('a payment with a reversed credit cannot be confirmed again, and its number stays in use', async () => {
  const given = payment();
  const { topUpId } = await made(reportTopUp, given, seller);
  await made(confirmTopUp, { body: { topUpId } }, staff);
  const { clientStatement, reversePayment } = moneyApi.calls;
  const { records } = await made(clientStatement, { query: { warehouseId, orgId } }, staff);
  const { transactionId } = records.find(({ detail }) => detail['reference'] === given.body.transactionNo)!;
  await made(reversePayment, { body: { warehouseId, orgId, transactionId } }, staff);
  expect((await reported(given.body.transactionNo)).map(({ state }) => state)).toEqual(['REVERSED']);
  expect(await refused(confirmTopUp, { body: { topUpId } }, staff)).toEqual({ code: 409 });
  expect(await refused(cancelTopUp, { body: { topUpId } }, seller)).toEqual({ code: 409 });
  expect(await server.call(reportTopUp, given, seller)).toMatchObject({
    code: 409,
    reason: billingMessages.referenceReversed.code,
  });
});

it('a rejected one shows the reason, and its number may be reported again; strangers have no access', async () => {
  const given = payment();
  const { topUpId } = await made(reportTopUp, given, seller);
  const body = { topUpId };
  expect(await refused(confirmTopUp, { body }, seller)).toEqual({ code: 403 });
  expect(await refused(cancelTopUp, { body }, other)).toEqual({ code: 404 });
  expect(await refused(reportTopUp, payment(), other)).toEqual({ code: 400 });
  expect(await refused(reportTopUp, payment({ amount: { minor: 1_000, currency: 'EUR' } }), seller)).toEqual({
    code: 400,
  });
  const answered = await made(rejectTopUp, { body: { ...body, answer: 'Not arrived' } }, staff);
  expect(answered).toMatchObject({ state: 'REJECTED', answer: 'Not arrived' });
  expect(await refused(confirmTopUp, { body }, staff)).toEqual({ code: 409 });
  const again = await made(reportTopUp, given, seller);
  expect(await made(cancelTopUp, { body: { topUpId: again.topUpId } }, seller)).toMatchObject({
    state: 'CANCELLED',
  });
  expect((await reported(given.body.transactionNo)).map(({ state }) => state)).toEqual([
    'CANCELLED',
    'REJECTED',
  ]);
});

it('payments are imported, once per number, and can be reverted while none is answered', async () => {
  const save = async (rows: ImportRow[]) => {
    const { saveRows } = transactionImportApi.calls;
    const answer = await server.call(saveRows, { body: rows }, seller, { 'idempotency-key': newKey() });
    return answer.result === 'OK'
      ? answer.data
      : { faults: answer.errors?.map(({ fieldName }) => fieldName) };
  };
  const [one, two] = [`FT-${newKey()}`, `FT-${newKey()}`];
  const row = {
    warehouseCode: 'own-01',
    transactionNo: one,
    type: 'TopUp',
    amount: '1500.5',
    currency: 'usd',
    occurredAt: '2026-11-02 10:15:00',
  };
  const wrong = [
    { ...row, type: 'Charge' },
    { ...row, transactionNo: two, currency: 'EUR', warehouseCode: 'OWN-01' },
    { ...row, transactionNo: 'FT-3', occurredAt: '02.11.2026' },
    { ...row, transactionNo: 'FT-4', warehouseCode: 'NOWHERE' },
  ];
  expect(await save(wrong)).toEqual({
    faults: ['0.type', '1.currency', '2.occurredAt', '3.warehouseCode'],
  });
  const saved = await save([row, { ...row, transactionNo: two }]);
  expect(saved).toMatchObject({ created: 2, unchanged: 0, total: 2 });
  expect(await reported(one)).toMatchObject([
    { amount: usd(150_050), paidOn: '2026-11-02', state: 'REQUESTED' },
  ]);
  expect(await save([row])).toMatchObject({ created: 0, unchanged: 1 });
  expect(await save([{ ...row, amount: '2' }])).toEqual({ faults: ['0.transactionNo'] });

  const params = { taskId: (saved as { taskId: string }).taskId };
  const { revertImport } = importReceiptsApi.calls;
  const [first] = await reported(one);
  const [second] = await reported(two);
  await made(confirmTopUp, { body: { topUpId: second!.topUpId } }, staff);
  expect(await refused(revertImport, { params }, seller)).toEqual({ code: 409 });
  expect(await reported(one)).toEqual([first]);
});

it('a client that reports many payments does not hide those of another from the warehouse', async () => {
  const report = (email: string, many: number, number: string) =>
    server.platform.database.pool.query(
      `insert into warehouse_top_up (org_id, warehouse_id, transaction_no, amount, currency, paid_on)
       select p.org_id, $2, $3 || n, 100, 'USD', '2026-11-02' from person p, generate_series(1, $4::integer) n where p.email = $1`,
      [email, warehouseId, number, many],
    );
  const waiting = async () =>
    (await made(clientTopUps, { query: { warehouseId } }, staff)).filter(
      ({ state }) => state === 'REQUESTED',
    );
  await report('other@lading.test', 2, 'FEW-');
  await report('seller@lading.test', topUpsShownMost + 5, 'MANY-');
  const shown = await waiting();
  expect(shown).toHaveLength(topUpsShownMost);
  expect(shown.map(({ topUpId }) => Number(topUpId))).toEqual(
    shown.map(({ topUpId }) => Number(topUpId)).toSorted((one, other) => other - one),
  );
  const numbers = shown.map(({ transactionNo }) => transactionNo);
  expect(numbers).toEqual(expect.arrayContaining(['FEW-1', 'FEW-2', 'MANY-1']));
  expect(numbers).not.toContain(`MANY-${topUpsShownMost}`);
  const { topUpId } = shown.find(({ transactionNo }) => transactionNo === 'MANY-1')!;
  await made(rejectTopUp, { body: { topUpId, answer: 'Not arrived' } }, staff);
  expect(await waiting()).toHaveLength(topUpsShownMost);
});
