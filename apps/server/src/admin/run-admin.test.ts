import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { brandingApi } from '@lading/contracts/branding';
import { identityApi } from '@lading/contracts/identity';
import { organizationsApi } from '@lading/contracts/organizations';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../db/seeds/demo-people.ts';
import { databaseUrlOf } from '../platform/testing/database-url.ts';
import { adminServer, newUser, shownPassword } from './testing/admin-server.ts';
import { runCommand } from './testing/run-command.ts';
import { operatorNameOf } from './run-admin.ts';

const { server, secret, environment, run, orgOf, login } = await adminServer();

describe('the admin command', () => {
  it('lists its commands, and explains each', async () => {
    const all = await run('--help');
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toMatch(/user create[^]*branding set[^]*maintenance on[^]*notify publish/);
    expect((await run('flags set --help')).out).toContain('--org-id ID KEY on|off');
  });

  it.each([
    [[]],
    [['shout']],
    [['user']],
    [['flags', 'set', '--org-id', '1', 'SPS', 'maybe']],
    [['flags', 'show']],
    [['flags', 'show', '--org-id', '1', '--loud']],
    [['maintenance', 'on', '--tip-en', 'Back at five']],
    [['user', 'create', '--email', 'a@b.test']],
    [newUser('a@b.test', '--org-id', '1', '--verified')],
    [newUser('a@b.test', '--organisation', 'A', '--warehouse', '=1')],
    [['branding', 'set', 'a.example', '--slogan', 'x']],
  ])('answers %j with its usage and code 2', async (words) => {
    const result = await run(words);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toContain('npm run admin --');
  });

  it('says what the server refuses, with code 1', async () => {
    const refused = await run('flags show --org-id 999999999');
    expect(refused).toEqual({ code: 1, out: '', err: 'The server refuses: Not found.' });
    const absent = { ...environment, LADING_ADMIN_URL: 'http://localhost:9' };
    expect(await runCommand(['maintenance', 'show'], absent)).toMatchObject({
      code: 1,
      err: 'The server at http://localhost:9 does not answer.',
    });
  });
});

describe('accounts', () => {
  it('are opened with an organization of any kind of user (spec §6)', async () => {
    const made = await run([
      ...newUser('ada@quay.test', '--organisation', 'Quay Goods', '--audit-status', 'APPROVED'),
      '--verified',
      '--warehouse',
      'LAX-01=14,16',
      '--time-zone',
      'Asia/Shanghai',
      '--language',
      'cn',
    ]);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^Opened account \d+ for ada@quay.test, owner in organization \d+\./);
    const answer = await login('ada@quay.test', shownPassword(made.out));
    expect(answer).toMatchObject({ result: 'OK' });
    const { accessToken = '' } = (answer as { data: { accessToken?: string } }).data;
    const caller = { accessToken, sessionId: '', cookie: '', host: 'localhost' };
    expect(await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller)).toMatchObject({
      data: {
        user: { firstName: 'Ada', language: 'cn', timeZone: 'Asia/Shanghai' },
        ladingUser: { auditStatus: 'APPROVED' },
        ezeeshipUser: { authFlag: true },
        warehouseFunctions: [{ functionTypes: '14,16' }],
      },
    });
  });

  it('are opened in an organization that exists, and at a reseller', async () => {
    const orgId = await orgOf('seller@lading.test');
    const member = await run(newUser('second@lading.test', '--org-id', orgId));
    expect(member.out).toContain(`, member in organization ${orgId}.`);
    const client = await run(
      newUser('c2@reseller.test', '--organisation', 'C2', '--reseller', 'reseller.localhost'),
    );
    const password = shownPassword(client.out);
    expect(await login('c2@reseller.test', password, 'reseller.localhost')).toMatchObject({ result: 'OK' });
    expect(await login('c2@reseller.test', password)).toMatchObject({ result: 'ERR' });
  });

  it.each([
    [newUser('seller@lading.test', '--organisation', 'Twice'), 'email: Another account already uses this.'],
    [newUser('no address', '--organisation', 'A'), 'email:'],
    [newUser('n1@lading.test', '--org-id', '999999999'), 'orgId: Not found.'],
    [newUser('n2@lading.test', '--organisation', 'A', '--warehouse', 'NONE-9'), 'warehouses: Not found.'],
    [newUser('n3@lading.test', '--organisation', 'A', '--time-zone', 'Mars/Base'), 'timeZone:'],
    [
      newUser('n4@lading.test', '--organisation', 'A', '--reseller', 'no.example'),
      'resellerHost: Not found.',
    ],
  ])('are refused: %j', async (words, fault) => {
    const refused = await run(words);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(fault);
  });

  it('get a new password, which ends every session; one from standard input is not shown', async () => {
    const before = await server.signIn('shipper@lading.test');
    const reset = await run('user reset-password shipper@lading.test --password-stdin', 'Harbor_2026\n');
    expect(reset).toEqual({ code: 0, err: '', out: 'Set. Sessions ended: 1.' });
    expect(await login('shipper@lading.test', demoPassword)).toMatchObject({ result: 'ERR' });
    expect(await login('shipper@lading.test', 'Harbor_2026')).toMatchObject({ result: 'OK' });
    expect(await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, before)).toMatchObject({
      code: 401,
    });
    expect(server.log.join('')).not.toContain('Harbor_2026');
    expect(await run('user reset-password shipper@lading.test --password-stdin', 'short')).toMatchObject({
      code: 1,
      err: expect.stringContaining('8 to 20') as string,
    });
    expect(await run('user reset-password nobody@lading.test')).toMatchObject({ code: 1 });
  });

  it('can lose a second factor, after which the password is enough', async () => {
    const who = 'plain@lading.test';
    expect(await run(`user remove-second-factor ${who}`)).toMatchObject({ code: 1 });
    await server.platform.database.pool.query(
      `insert into second_factor (user_id, org_id, sealed_secret, begun_at, confirmed_at)
       select user_id, org_id, 'x', now(), now() from person where email = $1`,
      [who],
    );
    expect(await login(who, demoPassword)).toMatchObject({ data: { secondFactor: {} } });
    expect(await run(`user remove-second-factor ${who}`)).toMatchObject({ code: 0 });
    expect(await login(who, demoPassword)).toMatchObject({
      data: { accessToken: expect.any(String) as string },
    });
  });
});

describe('flags', () => {
  it('are set for one organization and shown', async () => {
    const orgId = await orgOf('plain@lading.test');
    expect((await run(`flags show --org-id ${orgId}`)).out).toBe('SPS off\nNewStockFlag off');
    expect((await run(`flags set --org-id ${orgId} SPS on`)).out).toBe('SPS on\nNewStockFlag off');
    const plain = await server.signIn('plain@lading.test');
    expect(await server.call(organizationsApi.calls.queryAllFlag, {}, plain)).toMatchObject({
      data: [{ featureFlagKey: 'SPS', isEnable: true }, { isEnable: false }],
    });
    expect((await run(`flags set --org-id ${orgId} SPS off`)).out).toBe('SPS off\nNewStockFlag off');
  });
});

describe('the brand of a host (spec §1)', () => {
  const detail = (webSite: string) => server.call(brandingApi.calls.brandingDetail, { query: { webSite } });

  it('is set, changed in part, and cleared in part', async () => {
    expect(await run('branding show parcels.example')).toMatchObject({ code: 1 });
    expect(await run('branding set parcels.example --logo /p.svg')).toMatchObject({
      code: 1,
      err: expect.stringContaining('platFormName: This field is required') as string,
    });
    await run(['branding', 'set', 'Parcels.example', '--name', 'Parcels & Co', '--logo', '/p.svg']);
    await run('branding set parcels.example --logo-expand https://cdn.example/wide.svg');
    expect(await detail('parcels.example')).toMatchObject({
      data: {
        platFormName: 'Parcels & Co',
        logoUrl: '/p.svg',
        logoExpand: 'https://cdn.example/wide.svg',
      },
    });
    const cleared = await run(['branding', 'set', 'parcels.example', '--logo', '']);
    expect(cleared.out).toContain('logoUrl: -');
    expect((await run('branding show parcels.example')).out).toBe(cleared.out);
  });

  it('of a reseller has two names and a color; a host without one gets one', async () => {
    const made = await run([
      'branding',
      'set',
      'blue.example',
      '--reseller',
      '--name-en',
      'Blue',
      '--name-zh',
      '蓝',
      '--colour',
      '#0F5E8C',
      '--slogan',
      'On the way',
    ]);
    expect(made).toMatchObject({ code: 0, err: '' });
    const { getSettingByDomain } = brandingApi.calls;
    expect(await server.call(getSettingByDomain, { query: { domainName: 'blue.example' } })).toMatchObject({
      data: { siteName: 'Blue', siteNameCN: '蓝', colorType: { primary: '#0F5E8C' }, slogan: 'On the way' },
    });
    expect((await run('branding set blue.example --name Other')).err).toContain('reseller');
  });

  it.each([
    ['branding set localhost --name Mine', 'host:'],
    ['branding set a.example --name A --logo http://cdn.example/a.svg', 'logoUrl:'],
    ['branding set a.example --name A --logo javascript:alert(1)', 'logoUrl:'],
    ['branding set a.example:8080 --name A', 'host:'],
    ['branding set new.example --reseller --name-en A', 'siteNameCN: This field is required'],
    ['branding set reseller.localhost --reseller --colour blue', 'colour:'],
  ])('is refused: %s', async (line, fault) => {
    const refused = await run(line);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain(fault);
  });
});

describe('without a server', () => {
  it('a command works on the database of DATABASE_URL', async () => {
    const url = await databaseUrlOf(server.platform.database);
    const own = { DATABASE_URL: url, LADING_SECRET: secret, LOG_LEVEL: 'silent' };
    const made = await runCommand(newUser('direct@lading.test', '--organisation', 'Direct'), own);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(await login('direct@lading.test', shownPassword(made.out))).toMatchObject({ result: 'OK' });
  });

  it('a command needs the secret, and a valid data folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lading-admin-'));
    const own = { DATA_DIR: folder, PORT: '9' };
    expect(await runCommand(['maintenance', 'show'], own)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no secret') as string,
    });
    expect(await runCommand(['maintenance', 'show'], { ...own, LADING_SECRET: secret })).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no database') as string,
    });
    await rm(folder, { recursive: true });
  });
});

it('an operator has the given name, otherwise the name of the system user', () => {
  expect(operatorNameOf(' Mei ')).toBe('Mei');
  expect(operatorNameOf(' ')).toBe(userInfo().username);
  expect(operatorNameOf(undefined)).toBe(userInfo().username);
});
