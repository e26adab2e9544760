import { auth } from '@lading/contracts/services/unlisted';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('signing in (decision D3)', () => {
  it('tells the person and the organisation after login', async () => {
    const seller = await server.signIn('seller@lading.test');
    const answer = await server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, seller);
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

  it('says the same of an unknown name and of a wrong password', async () => {
    const wrong = (userName: string) =>
      server.call(auth.calls.login, { body: { userName, password: 'Wrong_123' } });
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
