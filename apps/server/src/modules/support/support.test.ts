import { accountApi, authApi, identityApi } from '@lading/contracts/identity';
import { supportApi } from '@lading/contracts/support';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations();

const codeOf = async (caller: Caller, at = server) =>
  (await dataOf(at.call(supportApi.calls.supportToken, {}, caller))).token;
/** Opens a link as the shell does. */
const follow = (url: string, at = server) =>
  at.app.inject({ url: `/support-site${url}`, headers: { 'sec-fetch-site': 'same-origin' } });
/** Follows the link of the shell once; returns the token from the cookie that it sets. */
const tokenOf = async (caller: Caller, at = server) => {
  const { headers } = await follow(`/list?token=${await codeOf(caller, at)}`, at);
  return /lading-support=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
};
const userIdOf = async (caller: Caller) =>
  (await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller))).user.userId;
const unreadOf = async (caller: Caller) =>
  dataOf(server.call(supportApi.calls.queryUnread, { query: { userId: await userIdOf(caller) } }, caller));
const visit = (url: string, token: string) =>
  server.app.inject({ url: `/support-site${url}`, cookies: { 'lading-support': token } });
const send = (token: string, form: Record<string, string>, site = 'same-origin', at = server) =>
  at.app.inject({
    method: 'POST',
    url: '/support-site/create?language=en',
    cookies: { 'lading-support': token },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(form).toString(),
  });

describe('support cases (decision D10)', () => {
  it("counts support's messages that the person has not seen", async () => {
    const token = await tokenOf(seller);
    expect(await unreadOf(seller)).toBe(0);
    expect((await send(token, { title: '<b>Label</b>', content: 'It is "lost"' })).statusCode).toBe(303);
    expect(await unreadOf(seller)).toBe(1);
    expect(await unreadOf(other)).toBe(0);

    const list = (await visit('/list?language=en', token)).body;
    expect(list).toContain('&lt;b&gt;Label&lt;/b&gt;');
    const [, path = ''] = /href="\/support-site(\/case\/\d+)/.exec(list) ?? [];
    expect((await visit(path, await tokenOf(other))).statusCode).toBe(404);
    expect(await unreadOf(seller)).toBe(1);
    expect((await visit(path, token)).body).toContain('It is &quot;lost&quot;');
    expect(await unreadOf(seller)).toBe(0);
  });

  it('writes its times in the zone of the person (spec §9)', async () => {
    const me = await server.signIn('pending@lading.test');
    const token = await tokenOf(me);
    await send(token, { title: 'Zone of mine', content: 'When?' });
    const details = { firstName: 'Mei', lastName: 'Chen', phone: '+1 213 555 0142' };
    const moved = { body: { ...details, timeZone: 'Asia/Shanghai' } };
    expect(await server.call(accountApi.calls.updateDetails, moved, me)).toMatchObject({ result: 'OK' });
    const list = (await visit('/list?language=en', token)).body;
    const [, path = '', moment = '', shown] =
      /href="\/support-site(\/case\/\d+)[^>]*>Zone of mine<.*?datetime="([^"]*)">([^<]*)</.exec(list) ?? [];
    const there = new Date(new Date(moment).getTime() + 8 * 3_600_000).toISOString();
    expect(shown).toBe(there.slice(0, 19).replace('T', ' '));
    expect((await visit(path, token)).body).toMatch(/datetime="[^"]*">[\d -]{11}[\d:]{8}</);
  });

  it('keeps the input when a field is missing, and refuses requests from another site’s page', async () => {
    const token = await tokenOf(seller);
    const refused = await send(token, { title: 'Pallet', content: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('value="Pallet"');
    expect((await send(token, { title: 'A', content: 'B' }, 'cross-site')).statusCode).toBe(403);
  });

  it('take the longest text in any language; anything larger is not read', async () => {
    const token = await tokenOf(await server.signIn('shipper@lading.test'));
    const longest = await send(token, { title: '仓'.repeat(200), content: '货'.repeat(10_000) });
    expect(longest.statusCode).toBe(303);
    expect((await send('', { title: 'A', content: 'x'.repeat(100_000) })).statusCode).toBe(413);
    expect((await send('', { title: 'A', content: 'x' })).statusCode).toBe(401);
  });

  it('are limited in number per hour, and a refused one keeps its text', async () => {
    const plain = await server.signIn('plain@lading.test');
    const token = await tokenOf(plain);
    for (let count = 1; count <= 20; count += 1)
      expect((await send(token, { title: `Case ${count}`, content: 'Again' })).statusCode).toBe(303);
    const refused = await send(token, { title: 'Case 21', content: 'Again' });
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Too many cases');
    expect(refused.body).toContain('value="Case 21"');
    expect((await visit('/list?language=en', token)).body).not.toContain('Case 21');
  });

  it('moves the token from the URL into a cookie that scripts cannot read', async () => {
    const code = await codeOf(seller);
    const first = await follow(`/list?token=${code}&email=x%40y.test&language=cn`);
    expect(first.headers.location).toBe('/support-site/list?language=cn');
    expect(first.headers['set-cookie']).toMatch(/lading-support=.*HttpOnly/);
    expect(String(first.headers['set-cookie'])).not.toContain(code);
    expect((await visit('/list?language=cn', await tokenOf(seller))).body).toContain('客服工单');
  });

  it('is linked by a single-use code, valid for a minute and for this purpose only (decision D5)', async () => {
    const statusOf = async (given: string) => (await follow(`/list?token=${given}`)).statusCode;
    const code = await codeOf(seller);
    expect([await statusOf(code), await statusOf(code)]).toEqual([303, 401]);
    const late = await codeOf(seller);
    server.clock.advance(61_000);
    expect(await statusOf(late)).toBe(401);
    const { code: handover } = await dataOf(server.call(authApi.calls.createHandoverCode, {}, seller));
    expect(await statusOf(handover)).toBe(401);
    const unused = await codeOf(seller);
    expect(await server.call(authApi.calls.handover, { body: { code: unused } })).toMatchObject({
      code: 401,
    });
    expect(await statusOf(unused)).toBe(303);
  });

  it('sets no cookie for an invalid token', async () => {
    for (const given of [`${await codeOf(seller)}x`, seller.accessToken]) {
      const answer = await follow(`/list?token=${given}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('accepts neither a session’s token nor an expired one, and its own is valid for no call', async () => {
    expect((await visit('/list', seller.accessToken)).statusCode).toBe(401);
    const token = await tokenOf(seller);
    const asSession = { ...seller, accessToken: token };
    expect(
      await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, asSession),
    ).toMatchObject({
      code: 401,
    });
    server.clock.advance(9 * 3_600_000);
    expect((await visit('/list', token)).statusCode).toBe(401);
  });

  it('has replies from both sides: the desk answers, the person replies, and each is stored once (decision D21)', async () => {
    const me = await server.signIn('seller@lading.test');
    const token = await tokenOf(me);
    await send(token, { title: 'Two sides', content: 'First' });
    const [, caseId = ''] =
      /case\/(\d+)\?language=en">Two sides/.exec((await visit('/list?language=en', token)).body) ?? [];
    await visit(`/case/${caseId}?language=en`, token);
    const post = (url: string, messageKey: string, content: string, cookie = token) =>
      server.app.inject({
        method: 'POST',
        url: `/support-site${url}`,
        cookies: { 'lading-support': cookie },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: new URLSearchParams({ content, messageKey }).toString(),
      });
    const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const _ of [1, 2]) {
      expect((await post(`/case/${caseId}`, mine, 'More about <it>')).statusCode).toBe(303);
      expect((await post(`/desk/cases/${caseId}`, theirs, 'We look into it')).statusCode).toBe(303);
    }
    expect(await unreadOf(me)).toBe(1);
    const desk = (await server.app.inject(`/support-site/desk/cases/${caseId}?language=en`)).body;
    expect(desk.match(/More about &lt;it&gt;/g)).toHaveLength(1);
    const page = (await visit(`/case/${caseId}?language=en`, token)).body;
    expect(page.match(/We look into it/g)).toHaveLength(1);
    expect(await unreadOf(me)).toBe(0);

    const stranger = await tokenOf(await server.signIn('other@lading.test'));
    expect((await post(`/case/${caseId}`, crypto.randomUUID(), 'Not mine', stranger)).json()).toMatchObject({
      code: 404,
    });
    expect((await post('/desk/cases/999999', crypto.randomUUID(), 'x')).json()).toMatchObject({ code: 404 });
  });

  it('is linked by host, identifies token owners for an external site, and is not linked if none is set (decision D21)', async () => {
    const clientSecret = 'client-of-the-support-site-1';
    const outside = await startTestServer({
      LADING_SUPPORT_SITES:
        '*.test.example.com=https://support.test.example.com/,127.0.0.1=none,own.example.com=built-in',
      LADING_SUPPORT_CASES_PER_HOUR: '2',
      LADING_SUPPORT_SITE: 'https://support.example.com',
      LADING_SUPPORT_TOKEN: 'session',
      LADING_SUPPORT_CLIENT_SECRET: clientSecret,
    });
    try {
      const me = await outside.signIn('seller@lading.test');
      const at = (host: string) => outside.call(supportApi.calls.supportToken, {}, { ...me, host });
      const isSet = async (host: string) =>
        (await dataOf(outside.call(supportApi.calls.supportSite, {}, { ...me, host }))).isSet;
      expect(await at('app.test.example.com')).toMatchObject({
        data: { site: 'https://support.test.example.com', token: me.accessToken },
      });
      expect(await at('localhost')).toMatchObject({ data: { site: 'https://support.example.com' } });
      expect(await at('127.0.0.1')).toMatchObject({ code: 404 });
      expect([await isSet('localhost'), await isSet('127.0.0.1')]).toEqual([true, false]);

      // The configured number of cases per hour, of all its people together.
      const own = await tokenOf({ ...me, host: 'own.example.com' }, outside);
      const open = async () =>
        (await send(own, { title: 'A', content: 'B' }, 'same-origin', outside)).statusCode;
      expect([await open(), await open(), await open()]).toEqual([303, 303, 429]);

      const ask = (token: string, secret = clientSecret) =>
        outside.call(supportApi.calls.introspect, { body: { token, clientSecret: secret } });
      expect(await ask(me.accessToken)).toMatchObject({
        data: { active: true, email: 'seller@lading.test', name: 'Mei Carver' },
      });
      // Right secrets are no guesses, however many come at once.
      const asked = await Promise.all(Array.from({ length: 30 }, () => ask(me.accessToken)));
      expect(asked.map(({ result }) => result)).toEqual(Array(30).fill('OK'));
      expect(await ask(`${me.accessToken}x`)).toEqual({ result: 'OK', data: { active: false } });
      for (let guess = 0; guess < 10; guess += 1)
        expect(await ask(me.accessToken, `another-secret-${guess}`)).toMatchObject({ code: 403 });
      for (const secret of ['one-more-secret', clientSecret])
        expect(await ask(me.accessToken, secret)).toMatchObject({ code: 429 });
    } finally {
      await outside.close();
    }
    expect(
      await server.call(supportApi.calls.introspect, { body: { token: 'x', clientSecret: 'y' } }),
    ).toMatchObject({ code: 404 });
  });

  it('does not reveal the count of another person', async () => {
    const userId = await userIdOf(await server.signIn('seller@lading.test'));
    const stranger = await server.signIn('other@lading.test');
    expect(await server.call(supportApi.calls.queryUnread, { query: { userId } }, stranger)).toMatchObject({
      code: 404,
    });
  });
});
