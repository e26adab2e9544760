import { identityApi } from '@lading/contracts/identity';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from './testing/two-organizations.ts';

const { server, seller } = await twoOrganizations();

const statusFor = async (accessToken: string): Promise<number> =>
  (await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } }, { ...seller, accessToken }))
    .statusCode;

describe('an access token (decision D3)', () => {
  it('authenticates a call while it is valid', async () => {
    expect(await statusFor(seller.accessToken)).toBe(200);
  });

  it('is refused with HTTP 401 and body code 401 when it is missing, foreign, unsigned or of another kind', async () => {
    const claims = { org: '1002', sid: seller.sessionId };
    const unsigned = new UnsecuredJWT(claims).setSubject('2001').setExpirationTime('1h').encode();
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('lading')
      .setAudience('lading-api')
      .setSubject('2001')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another key, of enough characters'));
    const otherAudience = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setIssuer('lading')
      .setAudience('support-site')
      .setSubject('2001')
      .setExpirationTime('1h')
      .sign(server.platform.secrets.key('access token'));
    for (const token of ['', 'x', `${seller.accessToken}x`, unsigned, foreign, otherAudience]) {
      expect(await statusFor(token)).toBe(401);
    }
    const none = await server.send(identityApi.calls.afterLogin, { query: { orgType: 1 } });
    expect(none.statusCode).toBe(401);
    expect(none.json()).toMatchObject({ result: 'ERR', code: 401 });
  });

  it('ends after fifteen minutes', async () => {
    const fresh = await server.signIn('shipper@lading.test');
    server.clock.advance(15 * 60_000 - 2_000);
    expect(await statusFor(fresh.accessToken)).toBe(200);
    server.clock.advance(4_000);
    expect(await statusFor(fresh.accessToken)).toBe(401);
  });
});
