import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { removeOldPulls } from './pull-history.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('runs of a store', () => {
  it('are kept for 30 days, the last one and running ones for longer', async () => {
    const { database, clock } = server.platform;
    const now = clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000);
    const kept = await database.asSystem(async (trx) => {
      await trx.deleteFrom('store_pull').execute();
      const stores = await trx.selectFrom('store').select(['store_id', 'org_id']).limit(2).execute();
      const [one, other] = stores;
      const run = (store: typeof one, days: number, status: number) => ({
        ...store!,
        status,
        asked_at: daysAgo(days),
      });
      await trx
        .insertInto('store_pull')
        .values([run(one, 90, 2), run(one, 40, 3), run(one, 29, 2), run(other, 90, 2), run(other, 80, 2)])
        .execute();
      await removeOldPulls(trx, 30 * 24 * 3_600_000);
      const left = await trx.selectFrom('store_pull').select('asked_at').orderBy('pull_id').execute();
      return left.map(({ asked_at: askedAt }) =>
        Math.round((now - new Date(askedAt).getTime()) / 86_400_000),
      );
    });
    expect(kept).toEqual([29, 80]);
  });
});
