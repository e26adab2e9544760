import { operatorSimulationApi } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { findingsOfBooks } from '../funds/index.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { dayPlus } from './simulation-plan-rules.ts';
import { newProvider } from './testing/simulated-provider.ts';
import { simulationService } from './simulation.service.ts';
import { checkStock } from './stock.store.ts';

const seed = 7;
const days = 45;
let server: TestServer;
let providerId: string;
let simulate: ReturnType<typeof simulationService>['simulateDay'];

/** What happened in a provider's warehouses on each day. */
const history = ({ platform }: TestServer, provider: string) =>
  platform.database.asSystem(async (trx) => {
    const { rows } = await sql<{ kind: string; day: string; events: number; units: number; amount: string }>`
      select e.kind, (e.occurred_at at time zone w.time_zone)::date::text as day, count(*)::integer as events,
        coalesce(sum((select sum(m.qty) from stock_move m where m.event_id = e.event_id)), 0)::integer as units,
        coalesce(sum((select sum(c.amount) from charge c where c.event_id = e.event_id)), 0)::text as amount
      from wms_event e join warehouse w using (warehouse_id) where w.provider_org_id = ${provider} group by 1, 2 order by 2, 1`.execute(
      trx,
    );
    return rows;
  });

const yesterday = (): string =>
  new Date(server.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10);

async function run(orgId: string): Promise<void> {
  for (let ago = days - 1; ago >= 0; ago -= 1)
    await simulate({ day: dayPlus(yesterday(), -ago), seed, orgId });
}

beforeAll(async () => {
  server = await startTestServer();
  simulate = simulationService(server.platform).simulateDay;
  providerId = await newProvider(server.platform.database, 'SIM-01');
});
afterAll(() => server.close());

describe('simulated history of a warehouse', () => {
  it('has deliveries, orders, returns, work, counts, charges and invoices on their days', async () => {
    await run(providerId);
    const kinds = new Set((await history(server, providerId)).map(({ kind }) => kind));
    for (const kind of [
      'inbound.closed',
      'outbound.shipped',
      'return.completed',
      'work.finished',
      'stock.counted',
    ])
      expect(kinds).toContain(kind);
    const { rows } = await server.platform.database.asSystem((trx) =>
      sql<{ invoices: number; unrated: number; postings: number; late: number }>`
        select (select count(*)::integer from invoice i where i.warehouse_id = w.warehouse_id and i.status = 'ISSUED') as invoices,
          (select count(*)::integer from event_to_rate t where t.warehouse_id = w.warehouse_id) as unrated,
          (select count(distinct day)::integer from charge_posting p where p.warehouse_id = w.warehouse_id) as postings,
          (select count(*)::integer from charge_posting p where p.warehouse_id = w.warehouse_id and p.posted_at > p.day + interval '3 days') as late
        from warehouse w where w.provider_org_id = ${providerId}`.execute(trx),
    );
    expect(rows[0]).toMatchObject({ unrated: 0, late: 0 });
    expect(rows[0]!.invoices).toBeGreaterThan(0);
    expect(rows[0]!.postings).toBeGreaterThan(20);
  }, 120_000);

  it('keeps all invariants of stock and books', async () => {
    const { database } = server.platform;
    expect(await database.asSystem(checkStock)).toEqual([]);
    expect(await database.asSystem((trx) => findingsOfBooks(trx, server.clock.now()))).toEqual(noFindings);
  });

  it('adds nothing to a day that is simulated again, or to an earlier one', async () => {
    const before = await history(server, providerId);
    expect(await simulate({ day: yesterday(), seed, orgId: providerId })).toMatchObject({
      outcome: 'SIMULATED',
      received: 0,
      shipped: 0,
    });
    const earlier = dayPlus(yesterday(), -3);
    expect(await simulate({ day: earlier, seed, orgId: providerId })).toMatchObject({ outcome: 'EARLIER' });
    const future = dayPlus(yesterday(), 3);
    expect(await simulate({ day: future, seed, orgId: providerId })).toMatchObject({ outcome: 'NOT_OVER' });
    expect(await history(server, providerId)).toEqual(before);
  });

  it('completes interrupted days, as if they had not been interrupted', async () => {
    const other = await startTestServer();
    const { database } = other.platform;
    const orgId = await newProvider(database, 'SIM-01');
    const first = dayPlus(yesterday(), 1 - days);
    for (let index = 0; index < 10; index += 1) {
      const day = dayPlus(first, index);
      let left = 2 + index * 5;
      const cutOff = {
        ...database,
        asWarehouseStaff: <Result>(...given: Parameters<typeof database.asWarehouseStaff<Result>>) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('cut off')) : database.asWarehouseStaff(...given);
        },
      };
      await simulationService({ ...other.platform, database: cutOff })
        .simulateDay({ day, seed, orgId })
        .catch((error: Error) => {
          if (error.message !== 'cut off') throw error;
        });
      await simulationService(other.platform).simulateDay({ day, seed, orgId });
    }
    const uninterrupted = (await history(server, providerId)).filter(({ day }) => day < dayPlus(first, 10));
    expect(await history(other, orgId)).toEqual(uninterrupted);
    expect(await database.asSystem(checkStock)).toEqual([]);
    await other.close();
  }, 120_000);

  it('requires a clear provider, and refuses warehouses where people work, outside a demo', async () => {
    await expect(simulate({ day: yesterday(), seed })).rejects.toMatchObject({ code: 400 });
    const { platform } = server;
    const real = simulationService({ ...platform, config: { ...platform.config, demo: false } });
    const { rows } = await platform.database.asSystem((trx) =>
      sql<{
        id: string;
      }>`select provider_org_id::text as id from warehouse where warehouse_code = 'LAX-01'`.execute(trx),
    );
    await expect(real.simulateDay({ day: yesterday(), seed, orgId: rows[0]!.id })).rejects.toMatchObject({
      code: 409,
    });
  });

  it('is for operators only', async () => {
    const seller = await server.signIn('seller@lading.test');
    const answer = await server.call(
      operatorSimulationApi.calls.simulateDay,
      { body: { day: yesterday(), seed } },
      seller,
    );
    expect(answer.result).not.toBe('OK');
  });
});
