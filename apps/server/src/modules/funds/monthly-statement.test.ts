import { randomUUID } from 'node:crypto';
import { fundsApi, type StatementSummary } from '@lading/contracts/funds';
import { readPdf } from '../../platform/documents/testing/read-symbols.ts';
import { identityApi } from '@lading/contracts/identity';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { ledger } from './ledger.service.ts';
import { postageWallet } from './payment.service.ts';

const { server, ...people } = await twoOrganizations();
let { seller } = people;
const { clock } = server;
const { org } = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));

type Kind = 'top-up' | 'fee' | 'void' | 'adjustment';
const move = (kind: Kind, minor: number, detail: Record<string, string> = {}) =>
  server.platform.database.asOrganization(org.orgId, (trx) =>
    ledger(clock).settle(trx, {
      kind,
      wallet: postageWallet,
      key: randomUUID(),
      cause: { kind: 'test', id: 'line', detail },
      shares: [{ account: 'cash', minor: -minor }],
    }),
  );
const list = (timeZone: string): Promise<StatementSummary[]> =>
  dataOf(server.call(fundsApi.calls.statementList, { query: { timeZone } }, seller));
const file = (
  month: string,
  format: 'pdf' | 'csv',
  more: { language?: 'en' | 'cn'; timeZone?: string } = {},
) =>
  server.send(
    fundsApi.calls.statementFile,
    { params: { month }, query: { timeZone: 'UTC', language: 'en', format, ...more } },
    seller,
  );
const usd = (minor: number) => ({ minor, currency: 'USD' });
/** The server's clock starts in this month. */
const monthOf = (ahead: number): string => {
  const date = new Date(clock.now());
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7);
};
const first = monthOf(0);
const [second, third] = [monthOf(1), monthOf(2)];

async function goTo(moment: string) {
  clock.advance(new Date(moment).getTime() - clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
}

const [opened] = await list('UTC');
const before = opened?.closing.minor ?? 0;
await move('top-up', 10_000, { reference: 'LD-FIRST' });
await goTo(`${second}-01T03:00:00Z`);
await move('fee', -2_809, { orderNo: 'ORD-7', shipmentNo: 'SH7-1', trackingNumber: '952000' });
await move('adjustment', -210, { orderNo: '=1+1' });
await goTo(`${third}-10T00:00:00Z`);
await move('void', 2_809, { orderNo: 'ORD-7' });

describe('monthly statements (decision 0054)', () => {
  it('run from month to month without a gap, matching the balance to the cent', async () => {
    const months = await list('UTC');
    expect(months.slice(0, 3)).toMatchObject([
      {
        month: third,
        opening: usd(before + 6_981),
        closing: usd(before + 9_790),
        isComplete: false,
        lines: 1,
      },
      {
        month: second,
        opening: usd(before + 10_000),
        moneyIn: usd(0),
        moneyOut: usd(-3_019),
        closing: usd(before + 6_981),
        isComplete: true,
        lines: 2,
      },
      { month: first, closing: usd(before + 10_000) },
    ]);
    expect(months.slice(0, -1).map(({ opening }) => opening)).toEqual(
      months.slice(1).map(({ closing }) => closing),
    );
    const { available, held } = await dataOf(
      server.call(fundsApi.calls.postageBalance, { query: {} }, seller),
    );
    expect(months[0]!.closing).toEqual(usd(available.minor + held.minor));
  });

  it('count a line in the month of the reader’s time zone', async () => {
    const months = await list('America/Los_Angeles');
    // 03:00 in London on the first is still in the month before in Los Angeles.
    expect(months.find(({ month }) => month === second)).toMatchObject({ lines: 0 });
    expect(months.find(({ month }) => month === first)).toMatchObject({ closing: usd(before + 6_981) });
  });

  it.each(['Asia/Kathmandu', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/St_Johns'])(
    'have in %s the lines of its own months, in the list as in the file',
    async (timeZone) => {
      const months = await list(timeZone);
      for (const { month, lines, opening, closing } of months.slice(0, 3)) {
        const rows = (await file(month, 'csv', { timeZone })).body.trim().split('\r\n').slice(2, -1);
        expect(rows).toHaveLength(lines);
        expect(rows.filter((row) => !row.startsWith(`${month}-`))).toEqual([]);
        const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(',').at(-3)) * 100), 0);
        expect(opening.minor + sum).toBe(closing.minor);
      }
    },
  );

  it.each(['+05:30', 'IST'])('are not created for an ambiguous zone: %s', async (timeZone) => {
    expect((await file(second, 'csv', { timeZone })).json()).toMatchObject({ code: 400 });
  });

  it('are written as CSV with the running balance, and no formula', async () => {
    const reply = await file(second, 'csv');
    expect(reply.headers['content-type']).toContain('text/csv');
    const rows = reply.body.trim().split('\r\n');
    const text = (minor: number) => (minor / 100).toFixed(2);
    expect(rows).toHaveLength(5);
    expect(rows[1]).toBe(`,Opening balance,,,,,,${text(before + 10_000)},USD`);
    // The clock advanced while signing in.
    expect(rows[2]).toMatch(new RegExp(`^${second}-01 03:\\d\\d:\\d\\d,Fees,`));
    expect(rows[2]).toContain(`,ORD-7,SH7-1,952000,,-28.09,${text(before + 7_191)},USD`);
    expect(rows[3]).toContain(",'=1+1,");
    expect(rows[4]).toBe(`,Closing balance,,,,,,${text(before + 6_981)},USD`);
  });

  it.each([
    ['en', ['Wallet statement', 'Opening balance', 'Fees', 'ORD-7', '-$28.09', 'Closing balance']],
    ['cn', ['钱包对账单', '期初余额', '手续费', 'ORD-7', '-US$28.09', '期末余额']],
  ] as const)('are written as PDF in %s', async (language, texts) => {
    const reply = await file(second, 'pdf', { language });
    expect(reply.headers['content-type']).toContain('application/pdf');
    const [page] = await readPdf(reply.rawPayload, 72);
    for (const text of texts) expect(page!.text).toContain(text);
  });

  it('do not exist before the first line, after now, or for another organization', async () => {
    for (const month of ['2020-01', monthOf(9)])
      expect((await file(month, 'csv')).json()).toMatchObject({ code: 404 });
    expect((await file('2026-13', 'csv')).json()).toMatchObject({ code: 400 });
    const other = await server.signIn('other@lading.test');
    const theirs = await dataOf(
      server.call(fundsApi.calls.statementList, { query: { timeZone: 'UTC' } }, other),
    );
    expect(theirs.reduce((lines, month) => lines + month.lines, 0)).toBe(0);
  });
});
