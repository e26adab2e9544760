import { billingMessages, moneyApi, providerInvoicesApi, providerTopUpsApi } from '@lading/contracts/funds';
import type { Call } from '@lading/contracts/core';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';
import { rules } from './testing/standard-rates.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, server, seller, staff, warehouseId, orgId, database } = world;
await world.stocked(1);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const named = { warehouseId, orgId };
const calls: Record<string, Call> = {
  ...moneyApi.calls,
  ...providerTopUpsApi.calls,
  ...providerInvoicesApi.calls,
};
/** What members prepare: it moves nothing, and clients do not see it. */
const prepared = new Set(['saveCard', 'discardCard', 'simulateCard', 'draftInvoice', 'voidInvoice']);
/** Valid input of every other act: a new one that lacks here fails the first test. */
const bodies: Record<string, object> = {
  saveTerms: { ...named, whenShort: 'BLOCK', dueDays: 1 },
  recordPayment: { ...named, amount: usd(1_000), reference: 'BY A MEMBER' },
  reversePayment: { ...named, transactionId: '1' },
  publishCard: { cardId: '1' },
  confirmTopUp: { topUpId: '1' },
  rejectTopUp: { topUpId: '1', answer: 'Not received' },
  issueInvoice: { invoiceId: '1' },
  answerDispute: { disputeId: '1', decision: 'CREDITED', answer: 'Sorry' },
};
const setRole = (role: 'owner' | 'member') =>
  database.asSystem((trx) =>
    sql`update person set role = ${role} where email = 'floor@lading.test'`.execute(trx),
  );
const client = async () =>
  (await made(moneyApi.calls.clients, { query: { warehouseId } }, staff)).find((one) => one.orgId === orgId)!;

beforeAll(() => setRole('member'));

it('knows every act of a provider on the money of its clients', () => {
  const acts = Object.entries(calls).flatMap(([name, { method }]) =>
    method === 'GET' || prepared.has(name) ? [] : [name],
  );
  expect(acts.toSorted()).toEqual(Object.keys(bodies).toSorted());
});

it.each(Object.entries(bodies))('leaves %s to owners', async (name, body) => {
  const before = await client();
  expect(await server.call(calls[name]!, { body }, staff)).toMatchObject({
    result: 'ERR',
    code: 403,
    message: billingMessages.ownersOnly().message,
  });
  expect(await client()).toEqual(before);
  expect(await refused(calls[name]!, { body }, seller)).toEqual({ code: 403 });
});

it('lets other people of the provider prepare and read', async () => {
  const card = { warehouseId, cardName: 'Prepared', clientOrgId: null, validFrom: '2020-01-01', rules };
  const { cardId } = await made(moneyApi.calls.saveCard, { body: card }, staff);
  expect(await refused(moneyApi.calls.publishCard, { body: { cardId } }, staff)).toEqual({ code: 403 });
  await setRole('owner');
  expect(await refused(moneyApi.calls.publishCard, { body: { cardId } }, staff)).toBeUndefined();
});
