import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { publishPush } from './publish-push.ts';
import './push-note.table.ts';

let server: TestServer;
let orgId: string;
let otherOrgId: string;
let listener: PoolClient;
let heard: string[] = [];

const orgOf = async (email: string): Promise<string> => {
  const { accessToken } = await server.signIn(email);
  return (await server.platform.tokens.read(accessToken))!.orgId;
};
/** Notifications come in commit order, so everything committed before this has arrived with it. */
async function settled(): Promise<void> {
  await listener.query(`select pg_notify('lading_push', 'settled')`);
  while (heard.at(-1) !== 'settled') await new Promise((done) => listener.once('notification', done));
  heard.pop();
}

beforeAll(async () => {
  server = await startTestServer();
  orgId = await orgOf('seller@lading.test');
  otherOrgId = await orgOf('other@lading.test');
  listener = await server.platform.database.pool.connect();
  listener.on('notification', ({ payload }) => void heard.push(payload ?? ''));
  await listener.query('listen lading_push');
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  listener.release(true);
  await server.close();
});

it('are sent after commit, once for equal ones', async () => {
  await server.platform.database.asOrganization(orgId, async (trx) => {
    await publishPush(trx, { orgId, userId: '7' }, { type: 'TASK_CHANGED', taskId: '1' });
    await publishPush(trx, { orgId, userId: '7' }, { type: 'TASK_CHANGED', taskId: '1' });
    await publishPush(trx, { orgId }, { type: 'STORE_CHANGED', storeId: '2' });
  });
  await settled();
  expect(heard.map((note) => JSON.parse(note) as unknown)).toEqual([
    { orgId, userId: '7', body: { type: 'TASK_CHANGED', taskId: '1' } },
    { orgId, body: { type: 'STORE_CHANGED', storeId: '2' } },
  ]);
});

it('are not sent after a rollback', async () => {
  const failing = server.platform.database.asOrganization(orgId, async (trx) => {
    await publishPush(trx, { orgId }, { type: 'STORE_CHANGED', storeId: '3' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await settled();
  expect(heard).toEqual([]);
});

it('are sent by number if long', async () => {
  const contentZh = '仓'.repeat(5_000);
  const message = { messageId: '1', titleEn: 'Long', contentZh };
  await server.platform.database.asOrganization(orgId, (trx) =>
    publishPush(trx, { orgId }, { type: 'SYSTEM_NOTIFY', message }),
  );
  await settled();
  const { noteId } = JSON.parse(heard[0]!) as { noteId: string };
  const { note } = await server.platform.database.asSystem((trx) =>
    trx.selectFrom('push_note').select('note').where('push_note_id', '=', noteId).executeTakeFirstOrThrow(),
  );
  expect(note).toEqual({ orgId, body: { type: 'SYSTEM_NOTIFY', message } });
});

it('cannot be sent by a tenant to another organization', async () => {
  const foreign = server.platform.database.asOrganization(orgId, (trx) =>
    publishPush(trx, { orgId: otherOrgId }, { type: 'STORE_CHANGED', storeId: '2' }),
  );
  await expect(foreign).rejects.toThrow('another organisation');
});
