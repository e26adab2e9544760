import { brandingApi } from '@lading/contracts/branding';
import { authApi, identityApi } from '@lading/contracts/identity';
import { operatorPlatformApi } from '@lading/contracts/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../admin/testing/run-command.ts';
import { databaseUrlOf } from './testing/database-url.ts';
import { injectCall } from './testing/inject-call.ts';
import { startTestServer, type Caller, type TestServer } from './testing/test-server.ts';

const token = 't'.repeat(40);
let server: TestServer;
let seller: Caller;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LADING_OPERATOR_TOKEN: token });
  seller = await server.signIn('seller@lading.test');
  environment = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    LADING_OPERATOR_TOKEN: token,
  };
});
afterAll(() => server.close());

const userInfo = () => server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
/** Switches from outside the server, as a command or another node does; the server caches the state for two seconds. */
const switchTo = async (...words: string[]) => {
  expect(await runCommand(['maintenance', ...words], environment)).toMatchObject({ code: 0, err: '' });
  server.clock.advance(2_001);
};

describe('while the product is paused (spec §8, code 555)', () => {
  it('calls return 555 with the operator’s tip, and data again once it is over, without a restart', async () => {
    expect(await userInfo()).toMatchObject({ result: 'OK' });
    await switchTo('on', '--tip-en', 'Back at 17:00.', '--tip-zh', '17:00 恢复。');
    const response = await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      result: 'ERR',
      code: 555,
      message: 'Back at 17:00.',
      zhMessage: '17:00 恢复。',
    });
    await switchTo('off');
    expect(await userInfo()).toMatchObject({ result: 'OK' });
  });

  it('calls are refused also when the clock of the server has been set back', async () => {
    const dayMs = 24 * 3_600_000;
    await userInfo();
    server.clock.advance(-dayMs);
    await switchTo('on');
    expect(await userInfo()).toMatchObject({ code: 555 });
    server.clock.advance(dayMs);
    await switchTo('off');
  });

  it('sign-in, renewal and upload are refused, and a general tip replaces a missing one', async () => {
    await switchTo('on');
    const body = { userName: 'seller@lading.test', password: 'x' };
    expect(await server.call(authApi.calls.login, { body })).toMatchObject({
      code: 555,
      message: expect.stringContaining('Your data is not affected') as string,
    });
    expect(await server.call(authApi.calls.refresh, { body: {} })).toMatchObject({ code: 555 });
    await switchTo('off');
  });

  it('the brand of a host, operators, health and metrics still answer', async () => {
    await switchTo('on');
    const brand = await server.call(brandingApi.calls.brandingDetail, { query: { webSite: 'localhost' } });
    expect(brand).toMatchObject({ result: 'OK' });
    for (const url of ['/healthz', '/readyz', '/metrics'])
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    const { maintenance, setMaintenance } = operatorPlatformApi.calls;
    const headers = { authorization: `Bearer ${token}` };
    expect((await injectCall(server.app, maintenance, {}, headers)).json()).toMatchObject({
      data: { isOn: true, tipEn: null },
    });
    await injectCall(server.app, setMaintenance, { body: { isOn: false } }, headers);
    expect(await userInfo()).toMatchObject({ result: 'OK' });
  });

  it('a tip in one language only is refused', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const body = { isOn: true, tipEn: 'Back soon' };
    const refused = await injectCall(server.app, operatorPlatformApi.calls.setMaintenance, { body }, headers);
    expect(refused.json()).toMatchObject({ code: 400, errors: [{ fieldName: 'tipZh' }] });
  });
});
