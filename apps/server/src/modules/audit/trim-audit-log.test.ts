import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { trimAuditLog } from './housekeeping.job.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ AUDIT_RETENTION_DAYS: '90' });
});
afterAll(() => server.close());

const add = (count: number, days: number) =>
  server.platform.database.pool.query(
    `insert into audit_event (happened_at, kind, action, outcome, actor, detail)
     select $1::timestamptz - make_interval(days => $2), 'operator', 'x', 'ok', 'operator', json_build_object('days', $2::integer)
     from generate_series(1, $3::integer)`,
    [server.clock.now(), days, count],
  );
const ages = async (): Promise<Record<string, number>> => {
  const { rows } = await server.platform.database.pool.query<{ days: string; n: number }>(
    `select detail ->> 'days' as days, count(*)::integer as n from audit_event where action = 'x' group by 1`,
  );
  return Object.fromEntries(rows.map(({ days, n }) => [days, n]));
};

describe('the audit log', () => {
  it('is kept forever by default', async () => {
    await add(3, 4_000);
    const config = { ...server.platform.config, auditRetentionDays: undefined };
    expect(await trimAuditLog({ ...server.platform, config })).toBe(0);
    expect(await ages()).toEqual({ 4000: 3 });
  });

  it('is kept for the configured time, and not longer', async () => {
    await add(6_000, 91);
    await add(5, 89);
    expect(await trimAuditLog(server.platform)).toBe(6_003);
    expect(await ages()).toEqual({ 89: 5 });
    expect(await trimAuditLog(server.platform)).toBe(0);
  });

  it.each([2, -2])(
    'goes by the clock of the database, where that of a node is %s days ahead',
    async (days) => {
      await add(1, 91);
      server.clock.advance(days * 86_400_000);
      expect(await trimAuditLog(server.platform)).toBe(1);
      expect(await ages()).toEqual({ 89: 5 });
      server.clock.advance(-days * 86_400_000);
    },
  );

  it('keeps its last 30 days, whatever the role', async () => {
    const { database } = server.platform;
    const ask = (role: 'asSystem' | 'asOrganization') => {
      const work = (trx: Parameters<Parameters<typeof database.asSystem>[0]>[0]) =>
        sql`select forget_audit_events(now() - interval '29 days', 10)`.execute(trx);
      return role === 'asSystem' ? database.asSystem(work) : database.asOrganization('1001', work);
    };
    await expect(ask('asSystem')).rejects.toThrow('30 days at least');
    await expect(ask('asOrganization')).rejects.toThrow('permission denied');
  });

  it('cannot be removed in any other way', async () => {
    await expect(
      server.platform.database.asSystem((trx) =>
        sql`delete from audit_event where action = 'x'`.execute(trx),
      ),
    ).rejects.toThrow('permission denied');
  });
});
