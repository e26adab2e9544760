import { identityApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProvider } from '../modules/warehouse/testing/simulated-provider.ts';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestServer;
let environment: Record<string, string>;
let orgId: string;

beforeAll(async () => {
  server = await startTestServer();
  environment = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
  };
  const { accessToken } = await server.signIn('shipper@lading.test');
  ({ orgId } = (await server.platform.tokens.read(accessToken))!);
});
afterAll(() => server.close());

const run = (...words: string[]) => runCommand(['warehouse', ...words], environment);
/** The connections of the demo's shipper, which has none at first. */
async function usable(): Promise<unknown> {
  const answer = await server.call(
    identityApi.calls.afterLogin,
    { query: { orgType: 1 } },
    await server.signIn('shipper@lading.test'),
  );
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

describe('the admin command for warehouses', () => {
  it('creates one, and connects an organization with it', async () => {
    expect(JSON.stringify(await usable())).not.toContain('RNO-07');
    const made = await run('create', 'RNO-07', '--name', 'Reno', '--org-id', orgId, '--functions', '14,16');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain(`connected organization ${orgId}`);
    expect((await run('show')).out).toMatch(/^RNO-07 {2}Reno {2}\(connected: 1\)$/m);
    const told = JSON.stringify(await usable());
    expect(told).toContain('RNO-07');
    expect(told).toContain('"functionTypes":"14,16"');
  });

  it('changes the functions of a connection, and ends it', async () => {
    expect(await run('connect', 'RNO-07', '--org-id', orgId, '--functions', '16')).toMatchObject({ code: 0 });
    expect(JSON.stringify(await usable())).toContain('"functionTypes":"16"');
    expect(await run('disconnect', 'RNO-07', '--org-id', orgId)).toMatchObject({ code: 0 });
    expect(JSON.stringify(await usable())).not.toContain('RNO-07');
    expect(await run('disconnect', 'RNO-07', '--org-id', orgId)).toMatchObject({ code: 1 });
  });

  it('refuses a code in use and an unknown organization or warehouse', async () => {
    expect((await run('create', 'RNO-07', '--name', 'Again')).err).toContain(
      'A warehouse with this code already exists',
    );
    expect(await run('connect', 'NO-1', '--org-id', orgId)).toMatchObject({ code: 1 });
    expect(await run('connect', 'RNO-07', '--org-id', '999999')).toMatchObject({ code: 1 });
    expect(await run('create', 'RNO-08', '--name', 'x', '--functions', '14')).toMatchObject({ code: 2 });
    expect(await run('connect', 'RNO-07', '--org-id', orgId, '--functions', 'all')).toMatchObject({
      code: 2,
    });
  });

  it('creates history of a warehouse, and continues where it stopped', async () => {
    const provider = await newProvider(server.platform.database, 'SIM-09');
    expect((await run('simulate', '--days', '3', '--org-id', provider)).out).toMatch(
      /^Simulated [23] days: 1 deliveries received, \d+ orders shipped/,
    );
    expect((await run('simulate', '--days', '3', '--org-id', provider)).out).toMatch(
      /^Simulated 1 days: 0 deliveries/,
    );
    expect((await run('simulate', '--days', '3')).err).toContain('Name the organization');
    expect(await run('simulate', '--days', '0')).toMatchObject({ code: 2 });
  });
});
