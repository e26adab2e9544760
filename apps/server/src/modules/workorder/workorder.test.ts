import { support } from '@lading/contracts/services/unlisted';
import { workorder } from '@lading/contracts/services/workorder';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganisations } from '../../platform/testing/two-organisations.ts';

const { server, seller, other } = await twoOrganisations();

async function dataOf<Data>(answer: Promise<{ result: 'OK'; data: Data } | { result: 'ERR' }>) {
  const given = await answer;
  if (given.result !== 'OK') throw new Error(JSON.stringify(given));
  return given.data;
}

const tokenOf = async (caller: Caller) =>
  (await dataOf(server.call(support.calls.supportToken, {}, caller))).token;
const userIdOf = async (caller: Caller) =>
  (await dataOf(server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, caller))).user.userId;
const unreadOf = async (caller: Caller) =>
  dataOf(server.call(workorder.calls.queryUnread, { query: { userId: await userIdOf(caller) } }, caller));
const visit = (url: string, token: string) =>
  server.app.inject({ url: `/support-site${url}`, cookies: { 'lading-support': token } });
const send = (token: string, form: Record<string, string>, site = 'same-origin') =>
  server.app.inject({
    method: 'POST',
    url: '/support-site/create?language=en',
    cookies: { 'lading-support': token },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(form).toString(),
  });

describe('support cases (decision D10)', () => {
  it('counts what support has written and the person has not seen', async () => {
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

  it('keeps what was entered when a field is missing, and takes nothing from another site’s page', async () => {
    const token = await tokenOf(seller);
    const refused = await send(token, { title: 'Pallet', content: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('value="Pallet"');
    expect((await send(token, { title: 'A', content: 'B' }, 'cross-site')).statusCode).toBe(403);
  });

  it('moves the token out of the address into a cookie that no script reads', async () => {
    const token = await tokenOf(seller);
    const first = await server.app.inject(`/support-site/list?token=${token}&email=x%40y.test&language=cn`);
    expect(first.headers.location).toBe('/support-site/list?language=cn');
    expect(first.headers['set-cookie']).toMatch(/lading-support=.*HttpOnly/);
    expect((await visit('/list?language=cn', token)).body).toContain('支持工单');
  });

  it('takes neither a session’s token nor one that has run out, and its own opens no call', async () => {
    expect((await visit('/list', seller.accessToken)).statusCode).toBe(401);
    const token = await tokenOf(seller);
    const asSession = { ...seller, accessToken: token };
    expect(await server.call(wmsUser.calls.afterLogin, { query: { orgType: 1 } }, asSession)).toMatchObject({
      code: 401,
    });
    server.clock.advance(11 * 60_000);
    expect((await visit('/list', token)).statusCode).toBe(401);
  });

  it('tells nobody the count of another person', async () => {
    const userId = await userIdOf(await server.signIn('seller@lading.test'));
    const stranger = await server.signIn('other@lading.test');
    expect(await server.call(workorder.calls.queryUnread, { query: { userId } }, stranger)).toMatchObject({
      code: 404,
    });
  });
});
