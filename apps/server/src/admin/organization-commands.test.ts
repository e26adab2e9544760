import { identityApi } from '@lading/contracts/identity';
import { organizationsApi } from '@lading/contracts/organizations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestServer;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  environment = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
  };
});
afterAll(() => server.close());

const run = (...words: string[]) => runCommand(['organization', ...words], environment);
const orgOf = async (email: string): Promise<string> =>
  (await server.platform.tokens.read((await server.signIn(email)).accessToken))!.orgId;

async function account(email: string) {
  const caller = await server.signIn(email);
  const user = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller);
  const temu = await server.call(organizationsApi.calls.listTemuOrg, {}, caller);
  if (user.result !== 'OK' || temu.result !== 'OK') throw new Error('refused');
  const { ladingUser, ezeeshipUser } = user.data;
  return {
    audit: ladingUser?.auditStatus ?? null,
    verified: ezeeshipUser?.authFlag ?? false,
    marketplace: Boolean(temu.data),
  };
}

/** The pushes to one organization's open tabs during an action. */
async function toldTo(orgId: string, work: () => Promise<unknown>): Promise<unknown[]> {
  const client = await server.platform.database.pool.connect();
  const told: unknown[] = [];
  client.on('notification', ({ payload = '' }) => {
    const note = payload === 'done' ? undefined : (JSON.parse(payload) as { orgId: string; body: unknown });
    if (note?.orgId === orgId) told.push(note.body);
  });
  const end = new Promise<void>((done) => {
    client.on('notification', ({ payload }) => payload === 'done' && done());
  });
  await client.query('listen lading_push');
  await work();
  await client.query(`select pg_notify('lading_push', 'done')`);
  await end;
  client.release(true);
  return told;
}

describe('the admin command for organizations (spec §6, decisions D14, D21)', () => {
  it('lists pending organizations, approves one, and revokes that; open tabs are notified', async () => {
    const orgId = await orgOf('pending@lading.test');
    expect((await run('show', '--waiting')).out).toContain(`${orgId}  `);
    expect((await run('show', '--search', orgId)).out).toMatch(new RegExp(`^${orgId}  `));
    const told = await toldTo(orgId, async () => {
      expect(await run('approve', '--org-id', orgId)).toMatchObject({ code: 0, err: '' });
    });
    expect(told).toEqual([{ type: 'ACCOUNT_CHANGED' }]);
    expect(await account('pending@lading.test')).toMatchObject({ audit: 'APPROVED' });
    expect((await run('show', '--waiting')).out).not.toContain(`${orgId}  `);
    expect(await run('suspend', '--org-id', orgId)).toMatchObject({ code: 0 });
    expect(await account('pending@lading.test')).toMatchObject({ audit: 'PENDING' });
  });

  it('verifies, and connects the marketplace’s warehouse', async () => {
    const orgId = await orgOf('plain@lading.test');
    expect(await account('plain@lading.test')).toEqual({ audit: null, verified: false, marketplace: false });
    await run('verify', '--org-id', orgId);
    await run('connect-marketplace', '--org-id', orgId);
    expect(await account('plain@lading.test')).toEqual({ audit: null, verified: true, marketplace: true });
    await run('unverify', '--org-id', orgId);
    await run('disconnect-marketplace', '--org-id', orgId);
    expect(await account('plain@lading.test')).toEqual({ audit: null, verified: false, marketplace: false });
  });

  it('refuses an unknown organization', async () => {
    expect(await run('approve', '--org-id', '999999')).toMatchObject({ code: 1 });
    expect(await run('approve')).toMatchObject({ code: 2 });
  });
});
