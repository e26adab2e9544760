import { randomUUID } from 'node:crypto';
import { fundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { ledger } from './ledger.service.ts';
import { postageWallet } from './payment.service.ts';

const { server, other: person } = await twoOrganizations();
const { org } = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, person));

/** Adds money at a moment. */
const add = (time: string, minor: number) =>
  server.platform.database.asOrganization(org.orgId, (trx) =>
    ledger({ now: () => new Date(time) }).settle(trx, {
      kind: 'top-up',
      wallet: postageWallet,
      key: randomUUID(),
      cause: { kind: 'test', id: time, detail: { reference: time } },
      shares: [{ account: 'cash', minor: -minor }],
    }),
  );

it('puts each line on one statement where clocks are set back at the start of a month', async () => {
  // In Havana the first of November 2020 began at 04:00 UTC, and at 05:00 UTC its clocks went back to midnight.
  for (const [time, minor] of [
    ['2020-11-01T03:30:00.000Z', 100],
    ['2020-11-01T04:30:00.000Z', 20],
    ['2020-11-01T05:30:00.000Z', 3],
  ] as const)
    await add(time, minor);
  const timeZone = 'America/Havana';
  const { statementList, statementFile } = fundsApi.calls;
  const months = await dataOf(server.call(statementList, { query: { timeZone } }, person));
  const linesOf = async (month: string) => {
    const query = { timeZone, language: 'en', format: 'csv' } as const;
    const { body } = await server.send(statementFile, { params: { month }, query }, person);
    return body.match(/2020-11-01T\d\d:30/g);
  };
  for (const [month, minor, lines] of [
    ['2020-10', 100, ['2020-11-01T03:30']],
    ['2020-11', 23, ['2020-11-01T04:30', '2020-11-01T05:30']],
  ] as const) {
    expect(months.find((one) => one.month === month)).toMatchObject({
      moneyIn: { minor, currency: 'USD' },
      lines: lines.length,
    });
    expect(await linesOf(month)).toEqual(lines);
  }
});
