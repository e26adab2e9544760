import { authApi, identityApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('signing in (decision D3)', () => {
  it('returns the person and the organization after login', async () => {
    const seller = await server.signIn('seller@lading.test');
    const answer = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
    expect(answer).toMatchObject({
      result: 'OK',
      data: {
        user: { email: 'seller@lading.test', language: 'en' },
        ladingUser: { auditStatus: 'APPROVED' },
        warehouseFunctions: [{ functionTypes: '14,16' }, { functionTypes: '14,16' }],
        ezeeshipUser: { authFlag: true },
      },
    });
  });

  it('replies the same for an unknown name and a wrong password', async () => {
    const wrong = (userName: string) =>
      server.call(authApi.calls.login, { body: { userName, password: 'Wrong_123' } });
    const { requestId: _one, ...known } = (await wrong('seller@lading.test')) as { requestId?: string };
    const { requestId: _other, ...unknown } = (await wrong('nobody@lading.test')) as { requestId?: string };
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      result: 'ERR',
      message: 'Wrong user name or password.',
      zhMessage: '用户名或密码错误。',
    });
  });
});
