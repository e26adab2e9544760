import { supportApi } from '@lading/contracts/support';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import type { Caller } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations();

const codeOf = async (caller: Caller) =>
  (await dataOf(server.call(supportApi.calls.supportToken, {}, caller))).token;
/** Opens a link; `from` is undefined where a browser does not tell, as over plain HTTP. */
const open = (code: string, from?: string, cookie = '') =>
  server.app.inject({
    url: `/support-site/create?token=${code}&language=en`,
    headers: { cookie, ...(from === undefined ? {} : { 'sec-fetch-site': from }) },
  });
const confirm = (token: string, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/support-site/enter?language=en',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost', ...headers },
    payload: new URLSearchParams({ token, path: '/create' }).toString(),
  });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  /lading-support=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

describe('a link to the support site that the shell did not open', () => {
  it.each([
    ['another site', 'cross-site'],
    ['a sibling of the host', 'same-site'],
    ['a mail', 'none'],
    ['anywhere, over plain HTTP', undefined],
  ])('from %s signs no one in before the person confirms the account', async (_place, from) => {
    const code = await codeOf(seller);
    const asked = await open(code, from);
    expect(asked.statusCode).toBe(200);
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(asked.headers['referrer-policy']).toBe('same-origin');
    expect(asked.body).toContain('seller@lading.test');
    expect((await confirm(code, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await confirm(code, { origin: 'http://evil.example' })).statusCode).toBe(403);
    const entered = await confirm(code, { origin: 'http://localhost' });
    expect(entered.headers.location).toBe('/support-site/create?language=en');
    expect(cookieOf(entered)).not.toBe('');
    expect((await confirm(code, { origin: 'http://localhost' })).statusCode).toBe(401);
  });

  it('asks no one who is signed in there with the same account, but anyone with another', async () => {
    const mine = cookieOf(await open(await codeOf(seller), 'same-origin'));
    expect((await open(await codeOf(seller), 'cross-site', mine)).statusCode).toBe(303);
    const others = await open(await codeOf(other), 'cross-site', mine);
    expect([others.statusCode, others.headers['set-cookie']]).toEqual([200, undefined]);
    expect(others.body).toContain('other@lading.test');
  });

  it('shows no account for an unknown code', async () => {
    expect((await open('made-up', 'cross-site')).statusCode).toBe(401);
  });
});

it.each(['/create?language=en', '/desk?language=en'])(
  'the page %s lets a browser name its origin, by which forms are accepted over plain HTTP',
  async (path) => {
    const cookie = cookieOf(await open(await codeOf(seller), 'same-origin'));
    const { statusCode, headers } = await server.app.inject({
      url: `/support-site${path}`,
      headers: { cookie, host: 'localhost' },
    });
    expect([statusCode, headers['referrer-policy']]).toEqual([200, 'same-origin']);
  },
);
