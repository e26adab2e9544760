import { authApi, identityApi, saasAuthApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { newestMail } from '../platform/testing/newest-mail.ts';
import { startTestServer, type TestServer } from '../platform/testing/test-server.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestServer;
let environment: Record<string, string>;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.platform.jobs.start();
  environment = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
  };
  await runCommand(['warehouse', 'create', 'INV-01', '--name', 'Reno'], environment);
});
afterAll(() => server.close());

const run = (...words: string[]) => runCommand(['invitation', ...words], environment);

/** Signs up with an invitation; returns the permissions of the account, or the refusal. */
async function signUp(invitationCode: string) {
  made += 1;
  const email = `invited-${made}@lading.test`;
  await server.call(authApi.calls.sendCode, { body: { email, purpose: 'register' } });
  const mail = await newestMail(server);
  expect(mail?.to).toBe(email);
  const code = /\b\d{6}\b/.exec(mail?.subject ?? '')![0];
  const answer = await server.call(authApi.calls.register, {
    body: { email, code, password: 'Lading_2026', firstName: 'Ida', lastName: 'Berg', invitationCode },
  });
  if (answer.result !== 'OK') return answer;
  const told = await server.call(
    identityApi.calls.afterLogin,
    { query: { orgType: 1 } },
    await server.signIn(`invited-${made}@lading.test`),
  );
  if (told.result !== 'OK') throw new Error(told.message);
  const { ladingUser, warehouseList, warehouseFunctions } = told.data;
  return {
    audit: ladingUser?.auditStatus,
    warehouses: warehouseList?.map(({ warehouseCode }) => warehouseCode),
    functions: warehouseFunctions?.map(({ functionTypes }) => functionTypes),
  };
}

describe('invitations of warehouse providers (decision D3)', () => {
  it('connect new users with the provider’s warehouses, up to the allowed number of uses', async () => {
    const made = await run(
      'create',
      '--provider',
      'Harbor 3PL',
      '--warehouse',
      'INV-01=14,16',
      '--code',
      'harbor-24',
    );
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('HARBOR-24  Harbor 3PL  used 0 of 1');
    const connected = { audit: 'PENDING', warehouses: ['INV-01'], functions: ['14,16'] };
    expect(await signUp(' Harbor－２４ ')).toEqual(connected);
    expect(await signUp('HARBOR-24')).toMatchObject({
      errors: [{ fieldName: 'invitationCode', code: 'organizations.invitationUnknown' }],
    });
    expect((await run('show')).out).toContain('used 1 of 1');
  });

  it('may approve immediately, and can be revoked', async () => {
    const words = ['--provider', 'Harbor 3PL', '--warehouse', 'INV-01', '--code', 'OPEN-1', '--uses', '5'];
    await run('create', ...words, '--approves');
    // Full-width, as an Asian input method writes it (decision D28).
    expect(await signUp('ＯＰＥＮ－１')).toMatchObject({ audit: 'APPROVED' });
    expect((await run('revoke', 'OPEN-1')).out).toContain('revoked');
    expect(await signUp('OPEN-1')).toMatchObject({ errors: [{ fieldName: 'invitationCode' }] });
    expect(await run('create', ...words)).toMatchObject({ code: 1 });
  });

  it('are not used up by the same code at a reseller, whose codes are its own', async () => {
    const words = ['--provider', 'Harbor 3PL', '--warehouse', 'INV-01', '--code', 'SHARED-1', '--approves'];
    await run('create', ...words);
    const email = 'newcomer@reseller.test';
    const host = { host: 'reseller.localhost:8080' };
    await server.call(saasAuthApi.calls.sendCode, { body: { email, purpose: 'register' } }, undefined, host);
    const mail = await newestMail(server);
    expect(mail?.to).toBe(email);
    const code = /\b\d{6}\b/.exec(mail?.subject ?? '')![0];
    const person = { password: 'Lading_2026', firstName: 'Ida', lastName: 'Berg' };
    const body = { email, code, ...person, invitationCode: 'SHARED-1' };
    expect(await server.call(saasAuthApi.calls.register, { body }, undefined, host)).toMatchObject({
      result: 'OK',
    });
    expect((await run('show')).out).toContain('SHARED-1  Harbor 3PL  used 0 of 1');
    const { rows } = await server.platform.database.pool.query(
      `select o.invitation_code, (select count(*)::int from warehouse_connection w where w.org_id = o.org_id) as warehouses
        from organisation o join person p on p.org_id = o.org_id where p.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ invitation_code: 'SHARED-1', warehouses: 0 }]);
  });

  it('expire, and are refused when they were never issued', async () => {
    await run('create', '--provider', 'H', '--warehouse', 'INV-01', '--code', 'SHORT-1', '--days', '1');
    server.clock.advance(86_400_001);
    expect(await signUp('SHORT-1')).toMatchObject({ errors: [{ fieldName: 'invitationCode' }] });
    expect(await signUp('NOBODY-1')).toMatchObject({ errors: [{ fieldName: 'invitationCode' }] });
    expect(await run('create', '--provider', 'H', '--warehouse', 'NO-1')).toMatchObject({ code: 1 });
  });
});
