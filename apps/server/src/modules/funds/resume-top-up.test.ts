import { randomUUID } from 'node:crypto';
import { fundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { messagesApi } from '@lading/contracts/messages';
import { beforeEach, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { autoTopUpService } from './auto-top-up.service.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet } from './ledger.store.ts';
import { postageWallet } from './payment.service.ts';
import type { ChargeAnswer, PaymentProvider } from './payment-provider.ts';
import { resumeTopUps } from './resume-top-up.job.ts';

const { server, ...people } = await twoOrganizations({ LADING_DEMO: '1' });
let { seller, other } = people;
const { clock } = server;
const { database } = server.platform;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const orgOf = async (caller: typeof seller): Promise<string> => {
  const me = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller);
  if (me.result !== 'OK') throw new Error(me.message);
  return me.data.org.orgId;
};
const [orgId, otherOrg] = [await orgOf(seller), await orgOf(other)];

let says: ChargeAnswer | 'nothing' = { state: 'paid' };
const provider: PaymentProvider = {
  method: 'demo',
  charge: () => (says === 'nothing' ? Promise.reject(new Error('no answer')) : Promise.resolve(says)),
};
const refused: ChargeAnswer = { state: 'refused', message: { message: 'Declined', zhMessage: '拒绝' } };
const node = autoTopUpService(server.platform, { wallet: postageWallet, providers: [provider] });

const available = () =>
  database.asOrganization(orgId, async (trx) => (await lockWallet(trx, postageWallet)).available);
const bring = (to: number, org = orgId) =>
  database.asOrganization(org, async (trx) => {
    const minor = (await lockWallet(trx, postageWallet)).available - to;
    if (minor === 0) return;
    const shares = [{ account: 'cash' as const, minor }];
    const given = {
      kind: 'fee',
      wallet: postageWallet,
      key: randomUUID(),
      cause: { kind: 'test', id: 'b' },
      shares,
    } as const;
    await ledger(clock).settle(trx, given);
  });
const crossings = async (org = orgId): Promise<string[]> => {
  const rows = await database.asSystem((trx) =>
    trx
      .selectFrom('wallet_crossing')
      .select('crossing_id')
      .where('org_id', '=', org)
      .where('answered_at', 'is', null)
      .orderBy('crossing_id')
      .execute(),
  );
  return rows.map((row) => row.crossing_id);
};
const answerAll = async (org = orgId) => {
  for (const crossingId of await crossings(org)) await node.answer(org, crossingId);
};
const save = (monthlyCap = 100_000, threshold = 5_000, caller = seller) =>
  server.call(
    fundsApi.calls.saveAutoTopUp,
    {
      body: {
        threshold: usd(threshold),
        amount: usd(10_000),
        monthlyCap: usd(monthlyCap),
        method: 'demo',
        timeZone: 'Asia/Kathmandu',
        isConsented: true,
      },
    },
    caller,
    { 'idempotency-key': randomUUID() },
  );
const hours = async (count: number) => {
  clock.advance(count * 3_600_000);
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
};
const setting = async () => {
  const answer = await server.call(fundsApi.calls.autoTopUp, {}, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.setting;
};
const newest = async () => {
  const answer = await server.call(messagesApi.calls.listMessages, { query: { pageSize: 1 } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data.page.records[0];
};

beforeEach(async () => {
  says = { state: 'paid' };
  await server.call(fundsApi.calls.stopAutoTopUp, {}, seller);
  await answerAll();
  await bring(20_000);
  await hours(32 * 24);
});

it('retries a day after a refusal while the balance stays low, once on any number of nodes', async () => {
  await save();
  says = refused;
  await bring(1_000);
  await answerAll();
  await hours(23);
  await resumeTopUps(server.platform);
  expect(await crossings()).toEqual([]);
  await hours(2);
  await Promise.all([1, 2, 3].map(() => resumeTopUps(server.platform)));
  expect(await crossings()).toHaveLength(1);
  says = { state: 'paid' };
  await answerAll();
  expect(await available()).toBe(11_000);
  expect(await setting()).toMatchObject({ state: 'on', failures: 0 });
});

it('stops after three refusals on three days', async () => {
  await save();
  says = refused;
  await bring(1_000);
  await answerAll();
  for (const failures of [2, 3]) {
    await hours(25);
    await resumeTopUps(server.platform);
    await answerAll();
    expect(await setting()).toMatchObject({ failures });
  }
  await hours(25);
  await resumeTopUps(server.platform);
  expect(await crossings()).toEqual([]);
  expect(await setting()).toMatchObject({ state: 'stopped' });
});

it('continues in the month after the cap was reached', async () => {
  await save(10_000);
  await bring(1_000);
  await answerAll();
  expect(await available()).toBe(11_000);
  await bring(1_000);
  await answerAll();
  await resumeTopUps(server.platform);
  expect(await crossings()).toEqual([]);
  await hours(32 * 24);
  await resumeTopUps(server.platform);
  await answerAll();
  expect(await available()).toBe(11_000);
});

it('tries once a day when its method is no longer offered', async () => {
  const without = autoTopUpService(server.platform, { wallet: postageWallet, providers: [] });
  await save();
  says = refused;
  await bring(1_000);
  await answerAll();
  await hours(25);
  await resumeTopUps(server.platform);
  const [crossingId] = await crossings();
  await without.answer(orgId, crossingId!);
  await hours(1);
  await resumeTopUps(server.platform);
  expect(await crossings()).toEqual([]);
  await hours(24);
  await resumeTopUps(server.platform);
  expect(await crossings()).toHaveLength(1);
});

it('an organization whose wallet fails does not block the others', async () => {
  says = refused;
  for (const [caller, org] of [
    [seller, orgId],
    [other, otherOrg],
  ] as const) {
    await save(100_000, 5_000, caller);
    await bring(1_000, org);
    await answerAll(org);
  }
  await hours(25);
  const { jobs } = server.platform;
  let broken = 1;
  const add: typeof jobs.add = (...given) =>
    broken-- > 0 ? Promise.reject(new Error('broken')) : jobs.add(...given);
  await resumeTopUps({ ...server.platform, jobs: { ...jobs, add } });
  const asked = async () => [(await crossings()).length, (await crossings(otherOrg)).length].toSorted();
  expect(await asked()).toEqual([0, 1]);
  await resumeTopUps(server.platform);
  expect(await asked()).toEqual([1, 1]);
  await server.call(fundsApi.calls.stopAutoTopUp, {}, other);
  await answerAll(otherOrg);
});

it('waits for its provider without blocking the organization’s own work, however it is queued', async () => {
  await database.pool.query(`delete from graphile_worker._private_jobs`);
  await save();
  await bring(1_000);
  await save();
  const { rows } = await database.pool.query<{ queue_name: string }>(
    `select queue_name from graphile_worker.jobs where task_identifier = 'funds.answer-crossing' order by 1`,
  );
  expect(rows.map((row) => row.queue_name)).toEqual([`outside-${orgId}-a`, `outside-${orgId}-b`]);
});

it('does nothing when the balance has risen or the consent has ended', async () => {
  await save();
  says = refused;
  await bring(1_000);
  await answerAll();
  await bring(6_000);
  await hours(25);
  await resumeTopUps(server.platform);
  await bring(1_000);
  await server.call(fundsApi.calls.stopAutoTopUp, {}, seller);
  await answerAll();
  await resumeTopUps(server.platform);
  expect(await crossings()).toEqual([]);
});

it('a late payment is reported with the threshold it was requested under, although the consent has ended', async () => {
  await save();
  says = 'nothing';
  await bring(1_000);
  const [crossingId] = await crossings();
  await expect(node.answer(orgId, crossingId!)).rejects.toThrow('no answer');
  await server.call(fundsApi.calls.stopAutoTopUp, {}, seller);
  says = { state: 'paid' };
  await node.answer(orgId, crossingId!);
  expect(await available()).toBe(11_000);
  expect((await newest())?.contentEn).toContain('fell below 50.00 USD, so 100.00 USD was added');
});

it('a late refusal does not count against a newer consent', async () => {
  await save();
  says = 'nothing';
  await bring(1_000);
  const [crossingId] = await crossings();
  await expect(node.answer(orgId, crossingId!)).rejects.toThrow('no answer');
  await save(100_000, 500);
  says = refused;
  await node.answer(orgId, crossingId!);
  expect(await setting()).toMatchObject({ state: 'on', failures: 0 });
});
