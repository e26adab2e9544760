import { auditApi } from '@lading/contracts/audit';
import { accountApi, authApi, identityApi, operatorPeopleApi } from '@lading/contracts/identity';
import { operatorPlatformApi } from '@lading/contracts/operator';
import { productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { injectCall } from '../../platform/testing/inject-call.ts';
import { largeSaves } from '../../platform/testing/large-save.ts';
import { auditedServer, headers } from './testing/audited-server.ts';

const ownPage = { 'sec-fetch-site': 'same-origin' };
const { auditPage, exportAudit } = auditApi.calls;
const { server, seller, orgId, userId, entries, newest } = await auditedServer();

describe('the audit log keeps who did what, when, from where, and the result', () => {
  it('of sign-ins, done and refused', async () => {
    expect(await newest()).toMatchObject({
      kind: 'sign-in',
      action: 'auth.login',
      outcome: 'ok',
      code: null,
      actor: 'person',
      userId,
      userName: 'seller@lading.test',
      address: '127.0.0.1',
      detail: {},
    });
    const body = { userName: 'seller@lading.test', password: 'Wrong_Password_9' };
    await server.call(authApi.calls.login, { body });
    expect(await newest()).toMatchObject({ outcome: 'refused', code: 400, actor: 'visitor', userId });
    const nobody = { userName: 'nobody@lading.test', password: 'Wrong_Password_9' };
    await server.call(authApi.calls.login, { body: nobody });
    const { rows } = await server.platform.database.pool.query<{ text: string }>(
      `select string_agg(e::text, ' ') as text from audit_event e`,
    );
    expect(rows[0]!.text).not.toMatch(/Wrong_Password_9|nobody@|Bearer|\.eyJ/);
  });

  it('of sign-outs, sessions and a refresh token that was used twice', async () => {
    const second = await server.signIn('seller@lading.test');
    const { endSession } = accountApi.calls;
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('session')
        .set({
          user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
        })
        .where('session_id', '=', second.sessionId)
        .execute(),
    );
    await server.call(endSession, { params: { sessionId: second.sessionId } }, seller);
    const ended = await newest();
    expect(ended).toMatchObject({ kind: 'session', action: 'account.endSession' });
    expect(ended?.detail).toEqual({ device: 'Firefox, Windows', sessionAddress: '127.0.0.1' });
    const third = await server.signIn('seller@lading.test');
    await server.call(authApi.calls.logout, { body: {} }, undefined, { ...ownPage, cookie: third.cookie });
    expect(await newest()).toMatchObject({ kind: 'sign-out', outcome: 'ok', userId });

    const fourth = await server.signIn('seller@lading.test');
    for (let times = 0; times < 3; times += 1) {
      await server.call(authApi.calls.refresh, { body: {} }, undefined, {
        ...ownPage,
        cookie: fourth.cookie,
      });
      server.clock.advance(100_000);
    }
    expect(await newest({ kind: 'session' })).toMatchObject({
      action: 'auth.refresh',
      outcome: 'refused',
      actor: 'visitor',
      detail: { sessionAddress: '127.0.0.1', reason: 'an old refresh token came back' },
    });
    expect(JSON.stringify(await entries())).not.toContain(fourth.sessionId);
  });

  it('without the session id that an earlier release stored', async () => {
    await server.platform.database.asSystem((trx) =>
      writeAudit(trx, {
        org_id: orgId,
        user_id: userId,
        happened_at: server.clock.now(),
        address: null,
        kind: 'session',
        action: 'account.endSession',
        outcome: 'ok',
        code: null,
        actor: 'person',
        detail: { sessionId: 'of-earlier', ended: 2 },
      }),
    );
    expect((await newest())?.detail).toEqual({ ended: 2 });
  });

  it('of imports, exports, deletes and settings', async () => {
    Object.assign(seller, await server.signIn('seller@lading.test'));
    const row = {
      skuCode: 'AUDIT-1',
      skuName: 'Stool',
      packageType: 'Ready To Ship' as const,
      length: 1,
      width: 1,
      height: 1,
      unit: 'cm/kg' as const,
    };
    await server.call(productsApi.calls.saveRows, { query: {}, body: [row] }, seller);
    expect(await newest()).toMatchObject({
      kind: 'import',
      action: 'products.saveRows',
      detail: { created: 1, taskId: expect.stringMatching(/^\d+$/) as string },
    });
    const body = { format: 'csv' as const, search: 'AUDIT' };
    await server.call(productsApi.calls.exportProducts, { body }, seller);
    expect(await newest()).toMatchObject({ kind: 'export', detail: { format: 'csv' } });
    await server.call(tasksApi.calls.download, { params: { fileId: '999999' } }, seller);
    expect(await newest()).toMatchObject({ kind: 'export', outcome: 'refused', code: 404 });
    const language = { language: 'en' as const, userName: 'seller@lading.test' };
    await server.call(identityApi.calls.switchLanguage, { body: language }, seller);
    expect(await newest()).toMatchObject({ kind: 'setting', detail: { language: 'en' } });
  });

  it('of operators, in the affected organization', async () => {
    const flag = { featureFlagKey: 'SPS', isEnable: true };
    await injectCall(
      server.app,
      operatorPlatformApi.calls.setFlag,
      { params: { orgId }, body: flag },
      headers,
    );
    expect(await newest()).toMatchObject({
      kind: 'operator',
      action: 'operator-platform.setFlag',
      actor: 'operator',
      userId: null,
      detail: flag,
    });
    const other = { login: 'other@lading.test', password: 'Harbor_2026' };
    await injectCall(server.app, operatorPeopleApi.calls.setUserPassword, { body: other }, headers);
    await injectCall(
      server.app,
      operatorPlatformApi.calls.setMaintenance,
      { body: { isOn: false } },
      headers,
    );
    expect((await entries({ kind: 'operator' })).map(({ action }) => action)).toEqual([
      'operator-platform.setFlag',
    ]);
    const { rows } = await server.platform.database.pool.query<{ org: string | null; text: string }>(
      `select org_id as org, e::text as text from audit_event e where actor = 'operator' order by audit_event_id`,
    );
    expect(rows.map(({ org }) => org)).toEqual([orgId, expect.not.stringMatching(orgId), null]);
    expect(rows.map(({ text }) => text).join(' ')).not.toContain('Harbor_2026');
  });
});

describe('the audit log is read by its owners', () => {
  it('with filters and in pages', async () => {
    const all = await entries();
    const times = all.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await entries({ sort: 'time:asc' })).map(({ time }) => time)).toEqual(times.toReversed());
    expect((await entries({ outcome: 'refused' })).every(({ outcome }) => outcome === 'refused')).toBe(true);
    expect(await entries({ userId: '1' })).toEqual([]);
    expect(await entries({ search: 'savero' })).toHaveLength(1);
    expect(await entries({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    const page = await server.call(auditPage, { query: { pageSize: 2, pageNo: 2 } }, seller);
    expect(page).toMatchObject({ data: { total: all.length } });
    expect(page.result === 'OK' && page.data.records).toEqual(all.slice(2, 4));
  });

  it('and by no one else: neither members nor other organizations', async () => {
    const other = await server.signIn('plain@lading.test');
    expect((await entries({}, other)).map(({ userName }) => userName)).toEqual(['plain@lading.test']);
    await server.platform.database.asSystem((trx) =>
      trx.updateTable('person').set({ role: 'member' }).where('email', '=', 'plain@lading.test').execute(),
    );
    expect(await server.call(auditPage, { query: {} }, other)).toMatchObject({ code: 403 });
    const body = { format: 'csv' as const };
    expect(await server.call(exportAudit, { body }, other)).toMatchObject({ code: 403 });
  });

  it('as a file without formulas', async () => {
    await server.platform.database.asSystem((trx) =>
      trx.updateTable('person').set({ user_name: '=1+1' }).where('user_id', '=', userId).execute(),
    );
    await server.platform.jobs.start();
    const { ended } = largeSaves(
      () => server,
      () => seller,
    );
    const started = await server.call(exportAudit, { body: { format: 'csv', kind: 'import' } }, seller);
    const task = await ended(started.result === 'OK' ? started.data.taskId : '');
    expect(task).toMatchObject({ status: 2, taskNo: 'Export-AUDIT', taskType: 203, totalQuantity: 1 });
    const { body } = await server.send(tasksApi.calls.download, { params: { fileId: task.fileId! } }, seller);
    await server.platform.jobs.stop();
    const [head, line] = body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFTime,Type,Action,Outcome,Code,Actor type,Account,IP address,Details');
    expect(line).toMatch(/,Import,products\.saveRows,Done,,Person,'=1\+1,127\.0\.0\.1,.*created: 1/);
    await server.platform.database.asSystem((trx) =>
      trx.updateTable('person').set({ user_name: 'seller' }).where('user_id', '=', userId).execute(),
    );
  });
});

describe('the audit log is append-only', () => {
  it.each(['update audit_event set outcome = $$ok$$', 'delete from audit_event', 'truncate audit_event'])(
    'for any statement: %s',
    async (statement) => {
      const { database } = server.platform;
      const tried = [
        database.asOrganization(orgId, (trx) => sql.raw(statement).execute(trx)),
        database.asSystem((trx) => sql.raw(statement).execute(trx)),
      ];
      for (const { status, reason } of (await Promise.allSettled(tried)) as PromiseRejectedResult[]) {
        expect(status).toBe('rejected');
        expect(String(reason)).toContain('permission denied');
      }
    },
  );

  it('and a tenant cannot add entries', async () => {
    const adding = server.platform.database.asOrganization(orgId, (trx) =>
      sql
        .raw(
          `insert into audit_event (happened_at, kind, action, outcome, actor) values (now(), 'x', 'x', 'ok', 'person')`,
        )
        .execute(trx),
    );
    await expect(adding).rejects.toThrow('permission denied');
  });
});

it('a call that fails by a server error is recorded as failed', async () => {
  await server.platform.database.pool.query('alter table feature_flag rename to feature_flag_away');
  const flag = { featureFlagKey: 'SPS', isEnable: false };
  await injectCall(server.app, operatorPlatformApi.calls.setFlag, { params: { orgId }, body: flag }, headers);
  await server.platform.database.pool.query('alter table feature_flag_away rename to feature_flag');
  const { rows } = await server.platform.database.pool.query(
    `select outcome, code from audit_event order by audit_event_id desc limit 1`,
  );
  expect(rows).toEqual([{ outcome: 'failed', code: 500 }]);
});
