import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../modules/organizations/feature-flag.table.ts';
import { keyedDigest } from './body-digest.ts';
import type { Trx } from './database.ts';
import { once } from './once.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const orgId = '1002';
let count = 0;
const work = async (trx: Trx): Promise<{ count: number }> => {
  count += 1;
  await trx
    .insertInto('feature_flag')
    .values({ feature_flag_key: `made-${count}`, is_enable: true })
    .execute();
  return { count };
};
const keyed = (text: string, body = 'a body') => ({ text, bodyDigest: keyedDigest + body });
const save = (key: string | undefined, inOrg = orgId, body?: string) =>
  server.platform.database.asOrganization(inOrg, (trx) =>
    once(trx, { id: 'test.save', key: key === undefined ? undefined : keyed(key, body) }, () => work(trx)),
  );

describe('an idempotent call (decision D8)', () => {
  it('runs once however often it is sent, concurrently or later, and returns the same reply', async () => {
    const first = await Promise.all([save('key-1'), save('key-1'), save('key-1')]);
    expect(new Set(first.map((reply) => reply.count)).size).toBe(1);
    expect(await save('key-1')).toEqual(first[0]);
    expect(count).toBe(1);
  });

  it('runs again under another key, without one, and for another organization', async () => {
    const before = count;
    await save('key-2');
    await save(undefined);
    await save('key-1', '1007');
    expect(count).toBe(before + 3);
  });

  it('is refused with the key of another body, concurrently or later, and does nothing', async () => {
    const before = count;
    const both = await Promise.allSettled([save('key-4', orgId, 'one'), save('key-4', orgId, 'other')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await save('key-5', orgId, 'one');
    await expect(save('key-5', orgId, 'other')).rejects.toMatchObject({ code: 409 });
    expect(count).toBe(before + 2);
  });

  it('leaves the key free when the work fails', async () => {
    const { database } = server.platform;
    const failed = database.asOrganization(orgId, (trx) =>
      once(trx, { id: 'test.save', key: keyed('key-3') }, () => Promise.reject(new Error('full'))),
    );
    await expect(failed).rejects.toThrow('full');
    const before = count;
    expect(await save('key-3')).toEqual({ count: before + 1 });
  });
});
