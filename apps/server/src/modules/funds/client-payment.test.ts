import { billingApi, billingMessages, fundsApi, moneyApi } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-symbols.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';
import { checkBooks } from './check-books.store.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId, database } = world;
const { recordPayment, reversePayment, clientStatement, clients } = moneyApi.calls;
const { warehouseWallets, transactionPage } = billingApi.calls;

// An organization that has sent it goods is a client.
await world.stocked(1);
const usd = (minor: number) => ({ minor, currency: 'USD' });
const payment = { warehouseId, orgId, amount: usd(25_000), reference: 'TRANSFER 77' };
const balanceOf = async () =>
  (await made(warehouseWallets, {}, seller)).find((wallet) => wallet.warehouseId === warehouseId)!;

it('credits a client’s payment, once per reference', async () => {
  expect(await balanceOf()).toMatchObject({
    available: usd(0),
    runwayDays: null,
    isConnected: true,
    cardName: null,
  });
  await Promise.all([1, 2, 3].map(() => made(recordPayment, { body: payment }, staff)));
  expect(await balanceOf()).toMatchObject({ available: usd(25_000) });
  const known = await made(clients, { query: { warehouseId } }, staff);
  expect(known.find((client) => client.orgId === orgId)?.balance).toEqual(usd(25_000));
  expect(await refused(recordPayment, { body: { ...payment, amount: usd(30_000) } }, staff)).toEqual({
    code: 409,
  });
  const lines = await made(transactionPage, { query: { warehouseId } }, seller);
  expect(lines.records).toMatchObject([
    { kind: 'top-up', amount: usd(25_000), detail: { reference: 'TRANSFER 77' } },
  ]);
});

it('reverses a mistaken one, once', async () => {
  const [line] = (await made(clientStatement, { query: { warehouseId, orgId } }, staff)).records;
  const body = { warehouseId, orgId, transactionId: line!.transactionId };
  await Promise.all([1, 2].map(() => made(reversePayment, { body }, staff)));
  expect(await balanceOf()).toMatchObject({ available: usd(0) });
  const { records } = await made(clientStatement, { query: { warehouseId, orgId } }, staff);
  expect(records.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['reversal', -25_000],
    ['top-up', 25_000],
  ]);
  const explained = await Promise.all(
    records.map(({ transactionId }) =>
      made(fundsApi.calls.explainTransaction, { params: { transactionId } }, seller),
    ),
  );
  expect(explained).toMatchObject([
    { kind: 'reversal', detail: { reference: 'TRANSFER 77' }, related: [{ kind: 'top-up' }] },
    { kind: 'top-up', detail: { reference: 'TRANSFER 77' }, related: [{ kind: 'reversal' }] },
  ]);
  // Anything but a payment stays.
  const correction = { ...body, transactionId: records[0]!.transactionId };
  expect(await refused(reversePayment, { body: correction }, staff)).toEqual({ code: 400 });
  expect((await database.asSystem((trx) => checkBooks(trx, server.clock.now()))).drifted).toEqual([]);
});

it('reports that a reference was reversed, and credits the payment under another', async () => {
  expect(await server.call(recordPayment, { body: payment }, staff)).toMatchObject({
    code: 409,
    reason: billingMessages.referenceReversed.code,
  });
  expect(await balanceOf()).toMatchObject({ available: usd(0) });
  await made(recordPayment, { body: { ...payment, reference: 'TRANSFER 77 again' } }, staff);
  expect(await balanceOf()).toMatchObject({ available: usd(25_000) });
});

it('is done by the provider for its own clients, in its own currency', async () => {
  expect(await refused(recordPayment, { body: payment }, seller)).toEqual({ code: 403 });
  expect(await refused(clientStatement, { query: { warehouseId, orgId } }, other)).toEqual({ code: 403 });
  const foreign = { ...payment, warehouseId: '1' };
  expect(await refused(recordPayment, { body: foreign }, staff)).toEqual({ code: 403 });
  const stranger = { ...payment, orgId: '1' };
  expect(await refused(recordPayment, { body: stranger }, staff)).toEqual({ code: 400 });
  const euros = { ...payment, amount: { minor: 100, currency: 'EUR' } };
  expect(await refused(recordPayment, { body: euros }, staff)).toEqual({ code: 400 });
  const nothing = { ...payment, amount: usd(0) };
  expect(await refused(recordPayment, { body: nothing }, staff)).toEqual({ code: 400 });
  expect((await made(warehouseWallets, {}, other)).map((wallet) => wallet.warehouseId)).not.toContain(
    warehouseId,
  );
});

it('is on the monthly statements of its wallet, as PDF and CSV', async () => {
  const { walletStatementList, walletStatementFile } = billingApi.calls;
  const months = await made(
    walletStatementList,
    { params: { warehouseId }, query: { timeZone: 'Asia/Kathmandu' } },
    seller,
  );
  expect(months).toMatchObject([{ opening: usd(0), closing: usd(25_000), lines: 3, isComplete: false }]);
  const { month } = months[0]!;
  const file = (format: 'pdf' | 'csv', caller = seller) =>
    server.send(
      walletStatementFile,
      {
        params: { warehouseId, month },
        query: { timeZone: 'Asia/Kathmandu', language: 'en', format },
      },
      caller,
    );
  const rows = (await file('csv')).body.trim().split('\r\n');
  expect(rows[0]).toContain('Date,Type,For,Reference,Amount,Balance,Currency');
  expect(rows.slice(2, -1).map((row) => row.split(',').slice(1, 6))).toEqual([
    ['Funds added', '', 'TRANSFER 77', '250.00', '250.00'],
    ['Corrections', '', 'TRANSFER 77', '-250.00', '0.00'],
    ['Funds added', '', 'TRANSFER 77 again', '250.00', '250.00'],
  ]);
  const [page] = await readPdf((await file('pdf')).rawPayload, 72);
  for (const text of ['Wallet statement', 'Warehouse wallet', 'TRANSFER 77 again', '$250.00'])
    expect(page!.text).toContain(text);
  expect((await file('csv', other)).json()).toMatchObject({ code: 404 });
});

it('does not credit a payment again whose reference is spelled otherwise', async () => {
  const body = { ...payment, reference: 'Wire 5x' };
  const spellings = ['WIRE 5X', 'wire5x'].map((reference) => ({ ...body, reference }));
  await made(recordPayment, { body }, staff);
  const { available } = await balanceOf();
  for (const again of spellings)
    expect(await server.call(recordPayment, { body: again }, staff)).toMatchObject({
      code: 409,
      reason: billingMessages.referenceSpelled.code,
      message: billingMessages.referenceSpelled({ reference: 'Wire 5x' }).message,
    });
  await made(recordPayment, { body }, staff);
  expect(await balanceOf()).toMatchObject({ available });
  // One that was recorded by mistake does not stand in the way.
  const [line] = (await made(clientStatement, { query: { warehouseId, orgId } }, staff)).records;
  const mistaken = { warehouseId, orgId, transactionId: line!.transactionId };
  await made(reversePayment, { body: mistaken }, staff);
  await made(recordPayment, { body: spellings[0]! }, staff);
  expect(await balanceOf()).toMatchObject({ available });
});
