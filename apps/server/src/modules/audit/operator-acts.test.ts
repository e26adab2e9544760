import { randomUUID } from 'node:crypto';
import { fundsApi, operatorFundsApi, operatorWithdrawalsApi, withdrawalsApi } from '@lading/contracts/funds';
import { operatorPeopleApi } from '@lading/contracts/identity';
import { operatorPlatformApi } from '@lading/contracts/operator';
import { operatorOrganizationsApi, operatorWarehousesApi } from '@lading/contracts/organizations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { operatorNameHeader } from '../../platform/audit/operator-acts.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { auditedServer, headers } from './testing/audited-server.ts';

const { server, seller, orgId, entries, newest } = await auditedServer();
const { database } = server.platform;
const operator = { ...headers, [operatorNameHeader]: encodeURIComponent('梅 Ops\u001B[2J') };
/** The stored form of that name. */
const name = '梅 Ops[2J';
const usd = (minor: number) => ({ minor, currency: 'USD' });

const { confirmPayment, receivePayment, reversePayment, setCreditLimit } = operatorFundsApi.calls;
const { confirmWithdrawal, refuseWithdrawal, returnWithdrawal } = operatorWithdrawalsApi.calls;
const topUp = async (minor: number) => {
  const body = { amount: usd(minor), method: 'bank-transfer' as const };
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(fundsApi.calls.topUp, { body }, seller, key))).reference;
};
const ask = async (minor: number) => {
  const body = {
    amount: usd(minor),
    holder: 'Ada Ltd.',
    accountForm: 'number' as const,
    accountNumber: '000123456789',
    bankCode: '021000021',
  };
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(withdrawalsApi.calls.withdraw, { body }, seller, key))).reference;
};
const acts = async () =>
  (await entries({ kind: 'operator', sort: 'time:asc' })).map(({ action, actor, outcome, detail }) => ({
    action: action.replace(/^.*\./, ''),
    actor,
    outcome,
    detail,
  }));
const act = (action: string, detail: Record<string, unknown>) => ({
  action,
  actor: 'operator',
  outcome: 'ok',
  detail: { ...detail, operator: name },
});

describe('an operator’s act is in the log of its organization, with the operator, the amount and the reason', () => {
  it('on payments and the credit limit, once however often it is sent', async () => {
    const [first, second] = [await topUp(50_000), await topUp(10_000)];
    const params = { reference: first };
    for (let times = 0; times < 2; times += 1)
      await dataOf(server.call(confirmPayment, { params }, undefined, operator));
    const body = { amount: usd(9_750) };
    await dataOf(server.call(receivePayment, { params: { reference: second }, body }, undefined, operator));
    for (let times = 0; times < 2; times += 1)
      await dataOf(server.call(reversePayment, { params: { reference: second } }, undefined, operator));
    const limit = { creditLimit: usd(25_000) };
    await server.call(setCreditLimit, { params: { orgId }, body: limit }, undefined, operator);
    expect((await acts()).filter(({ detail }) => 'amount' in detail)).toEqual([
      act('confirmPayment', { reference: first, amount: '500.00 USD' }),
      act('receivePayment', { reference: second, amount: '97.50 USD' }),
      act('reversePayment', { reference: second, amount: '97.50 USD' }),
      act('setCreditLimit', { amount: '250.00 USD' }),
    ]);
  });

  it('and there is no credit limit for an organization that does not exist, nor in another currency', async () => {
    const limit = (id: string, currency: string) => {
      const body = { creditLimit: { minor: 25_000, currency } };
      return server.call(setCreditLimit, { params: { orgId: id }, body }, undefined, operator);
    };
    expect(await limit('999999', 'USD')).toMatchObject({ code: 404 });
    expect(await limit(orgId, 'JPY')).toMatchObject({ code: 400, errors: [{ fieldName: 'creditLimit' }] });
  });

  it('on withdrawals', async () => {
    const before = (await acts()).length;
    const paid = await ask(2_000);
    const params = { reference: paid };
    const body = { bankReference: 'B-1' };
    await dataOf(server.call(confirmWithdrawal, { params, body }, undefined, operator));
    await dataOf(server.call(returnWithdrawal, { params }, undefined, operator));
    const refused = await ask(3_000);
    const reason = 'The holder is somebody else';
    await dataOf(
      server.call(
        refuseWithdrawal,
        { params: { reference: refused }, body: { reason } },
        undefined,
        operator,
      ),
    );
    expect((await acts()).slice(before)).toEqual([
      act('confirmWithdrawal', { reference: paid, amount: '20.00 USD', bankReference: 'B-1' }),
      act('returnWithdrawal', { reference: paid, amount: '20.00 USD', bankReference: 'B-1' }),
      act('refuseWithdrawal', { reference: refused, amount: '30.00 USD', reason }),
    ]);
  });

  it('on the organization, its warehouses, flags and people', async () => {
    const before = (await acts()).length;
    const { setIdentityVerified } = operatorOrganizationsApi.calls;
    const { connectWarehouse, disconnectWarehouse } = operatorWarehousesApi.calls;
    const verified = { identityVerified: true };
    await dataOf(
      server.call(setIdentityVerified, { params: { orgId }, body: verified }, undefined, operator),
    );
    const params = { orgId, code: 'LAX-01' };
    const body = { functionTypes: [14, 16] };
    await dataOf(server.call(disconnectWarehouse, { params }, undefined, operator));
    await dataOf(server.call(connectWarehouse, { params, body }, undefined, operator));
    const flag = { featureFlagKey: 'SPS', isEnable: true };
    const { setFlag } = operatorPlatformApi.calls;
    await dataOf(server.call(setFlag, { params: { orgId }, body: flag }, undefined, operator));
    const { removeSecondFactor } = operatorPeopleApi.calls;
    const account = { login: 'seller@lading.test' };
    // Refused: there is none. Only completed acts are in the organization’s log.
    await server.call(removeSecondFactor, { body: account }, undefined, operator);
    expect((await acts()).slice(before)).toEqual([
      act('setIdentityVerified', verified),
      act('disconnectWarehouse', { warehouse: 'LAX-01' }),
      act('connectWarehouse', { warehouse: 'LAX-01', functionTypes: '14, 16' }),
      act('setFlag', flag),
    ]);
  });
});

it('an act that cannot be recorded is not done', async () => {
  const reference = await topUp(1_000);
  await database.pool.query('alter table audit_event rename to audit_event_away');
  const answer = await server.call(confirmPayment, { params: { reference } }, undefined, operator);
  await database.pool.query('alter table audit_event_away rename to audit_event');
  expect(answer).toMatchObject({ code: 500 });
  const { rows } = await database.asSystem((trx) =>
    sql`select state from payment where reference = ${reference}`.execute(trx),
  );
  expect(rows).toEqual([{ state: 'PENDING' }]);
});

it('an operator without a valid name is recorded as an operator', async () => {
  const { setFlag } = operatorPlatformApi.calls;
  const flag = { featureFlagKey: 'SPS', isEnable: false };
  for (const given of [
    {} as Record<string, string>,
    { [operatorNameHeader]: '%E0%A4%A' },
    { [operatorNameHeader]: '%1B%20' },
  ]) {
    await server.call(setFlag, { params: { orgId }, body: flag }, undefined, { ...headers, ...given });
    expect((await newest())?.detail).toEqual(flag);
  }
});
