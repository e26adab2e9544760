import { operatorWithdrawalsApi, withdrawalMessages, withdrawalsApi } from '@lading/contracts/funds';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { newestMail } from '../../platform/testing/newest-mail.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { ledger } from './ledger.service.ts';
import { postageWallet } from './payment.service.ts';
import { dailySpanMs, dailyWithdrawals } from './withdrawal-rules.ts';

const token = 'operator-of-the-owners-tests-77c1';
const { server, ...people } = await twoOrganizations({ LADING_OPERATOR_TOKEN: token });
let { seller, other } = people;
const operator = { authorization: `Bearer ${token}` };
const { platform, clock } = server;
const { database } = platform;
const { withdraw, cancelWithdrawal, withdrawalPage } = withdrawalsApi.calls;
const { confirmWithdrawal, refuseWithdrawal, returnWithdrawal } = operatorWithdrawalsApi.calls;
await platform.jobs.start();

const orgIdOf = async (accessToken: string) => (await platform.tokens.read(accessToken))!.orgId;
for (const { accessToken } of [seller, other])
  await database.asOrganization(await orgIdOf(accessToken), (trx) =>
    ledger(clock).settle(trx, {
      kind: 'top-up',
      wallet: postageWallet,
      key: 'owners-tests',
      cause: { kind: 'test', id: 'owners-tests' },
      shares: [{ account: 'cash', minor: -1_000_000 }],
    }),
  );
// In addition to the seller, who reads English: an owner who reads Chinese, and a member who is not an owner.
const orgId = await orgIdOf(seller.accessToken);
await database.asSystem((trx) =>
  sql`insert into person (org_id, user_name, email, language, password_hash, role) values
    (${orgId}, 'lin@owners.test', 'lin@owners.test', 'cn', '-', 'owner'),
    (${orgId}, 'member@owners.test', 'member@owners.test', 'en', '-', 'member')`.execute(trx),
);

const body = (minor: number) => ({
  amount: { minor, currency: 'USD' },
  holder: 'Ada Ltd.',
  accountForm: 'number' as const,
  accountNumber: '000123456789',
  bankCode: '021000021',
});
let requests = 0;
const ask = (minor: number, caller = seller, key = `owners-${(requests += 1)}`) =>
  server.call(withdraw, { body: body(minor) }, caller, { 'idempotency-key': key });
/** The mails about a withdrawal: their texts by recipient and by subject without the site's name. They may leave in another order. */
async function mailsAbout(reference: string): Promise<Record<string, Record<string, string>>> {
  await newestMail(server);
  const mails: Record<string, Record<string, string>> = {};
  for (const { to, subject, text } of await platform.mail.written()) {
    if (!text.includes(reference)) continue;
    const title = subject.replace(/ · Lading$/, '');
    expect(mails[to]?.[title]).toBeUndefined();
    (mails[to] ??= {})[title] = text;
  }
  return mails;
}

it('each owner is told by mail in their language of the request and of what became of it, once', async () => {
  const { reference } = await dataOf(ask(5_000, seller, 'owners-asked-twice'));
  await dataOf(ask(5_000, seller, 'owners-asked-twice'));
  const params = { reference };
  for (const bankReference of ['B-1', 'B-1'])
    await dataOf(server.call(confirmWithdrawal, { params, body: { bankReference } }, undefined, operator));
  await dataOf(server.call(returnWithdrawal, { params }, undefined, operator));
  const asked = withdrawalMessages.notAskedFor();
  const ended = withdrawalMessages.notAskedForEnded();
  expect(await mailsAbout(reference)).toEqual({
    'seller@lading.test': {
      'Withdrawal requested: 50.00 USD': expect.stringContaining(
        `(${reference}). The amount is held until it is paid.\n\n${asked.message}`,
      ),
      'Withdrawal paid: 50.00 USD': expect.stringContaining(ended.message),
      'Withdrawal returned: 50.00 USD': expect.stringContaining(ended.message),
    },
    'lin@owners.test': {
      '已申请提现：50.00 USD': expect.stringContaining(asked.zhMessage),
      '提现已付款：50.00 USD': expect.stringContaining(ended.zhMessage),
      '提现被退回：50.00 USD': expect.stringContaining(ended.zhMessage),
    },
  });
});

it('a request that is refused by us sends no mail, one that an operator declines says why', async () => {
  const before = (await platform.mail.written()).length;
  expect(await ask(100_000_000)).toMatchObject({ code: 400 });
  await newestMail(server);
  expect(await platform.mail.written()).toHaveLength(before);
  const { reference } = await dataOf(ask(3_000));
  await dataOf(
    server.call(
      refuseWithdrawal,
      { params: { reference }, body: { reason: 'Names differ' } },
      undefined,
      operator,
    ),
  );
  expect((await mailsAbout(reference))['lin@owners.test']).toEqual({
    '已申请提现：30.00 USD': expect.stringContaining('Mei Carver'),
    '提现被拒绝：30.00 USD': expect.stringContaining('Names differ'),
  });
});

it('so many can be asked for within 24 hours, canceled ones too; the refusal says when the next is possible', async () => {
  const goOn = async (milliseconds: number) => {
    clock.advance(milliseconds);
    seller = await server.signIn('seller@lading.test');
    other = await server.signIn('other@lading.test');
  };
  await goOn(dailySpanMs);
  let first: string | undefined;
  for (let count = 0; count < dailyWithdrawals; count += 1) {
    const { withdrawalId, time } = await dataOf(ask(100));
    first ??= time;
    await dataOf(server.call(cancelWithdrawal, { body: { withdrawalId } }, seller));
    clock.advance(60_000);
  }
  const next = Date.parse(first!) + dailySpanMs;
  const timeZone = 'America/Los_Angeles';
  const minute = new Date(Math.ceil(next / 60_000) * 60_000);
  const text = minute.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const { code, params } = withdrawalMessages.tooManyToday({
    most: dailyWithdrawals,
    time: `${text} (${timeZone})`,
  });
  const refusal = { code: 429, reason: code, params };
  expect(await ask(100)).toMatchObject(refusal);
  // Another organization has a count of its own.
  expect(await ask(100, other)).toMatchObject({ result: 'OK' });
  await goOn(next - 300_000 - clock.now().getTime());
  expect(await ask(100)).toMatchObject(refusal);
  clock.advance(300_000);
  expect(await ask(100)).toMatchObject({ result: 'OK' });
  const { total } = await dataOf(server.call(withdrawalPage, { query: {} }, seller));
  expect(total).toBe(2 + dailyWithdrawals + 1);
});
