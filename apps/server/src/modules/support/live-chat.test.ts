import { identityApi } from '@lading/contracts/identity';
import { liveChatApi } from '@lading/contracts/support';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { settings, messages, send, markRead } = liveChatApi.calls;
const deskToken = 'a-desk-token-of-30-characters!';

const { server, seller, other } = await twoOrganizations();

const write = (caller: Caller, content: string, messageKey: string) =>
  server.call(send, { body: { content, messageKey } }, caller);
const read = (caller: Caller) => dataOf(server.call(messages, { query: {} }, caller));
const userIdOf = async (caller: Caller) =>
  (await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, caller))).user.userId;

/** A page of the desk, as a browser on this machine opens it. */
const visit = (at: TestServer, path = '', headers: Record<string, string> = {}) =>
  at.app.inject({ url: `/support-site/desk${path}`, headers });
const answer = (userId: string, form: Record<string, string>, site = 'same-origin') =>
  server.app.inject({
    method: 'POST',
    url: `/support-site/desk/${userId}?language=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(form).toString(),
  });
const key = () => crypto.randomUUID();

describe('the built-in live chat (decision D10)', () => {
  it('transfers a message to the desk and the answer back, unread until it is seen', async () => {
    const sent = await dataOf(write(seller, ' Where is <my> pallet?\nIt left on Monday. ', 'first-message'));
    expect(sent).toMatchObject({ fromSupport: false, content: 'Where is <my> pallet?\nIt left on Monday.' });
    expect((await visit(server)).body).toContain('1 waiting');
    const userId = await userIdOf(seller);
    const page = (await visit(server, `/${userId}`)).body;
    expect(page).toContain('Where is &lt;my&gt; pallet?');
    expect(page).toContain('Harbor &amp; Pine Goods');
    expect((await visit(server)).body).not.toContain('waiting');

    const messageKey = key();
    for (let times = 0; times < 2; times += 1)
      expect((await answer(userId, { content: 'On its way.', messageKey })).statusCode).toBe(303);
    const seen = await read(seller);
    expect(seen.messages.map(({ content }) => content)).toEqual([sent.content, 'On its way.']);
    expect(seen.unread).toBe(1);
    await server.call(markRead, { body: { messageId: seen.messages[1]!.messageId } }, seller);
    expect((await read(seller)).unread).toBe(0);
  });

  it('stores a message once that is repeated because its reply was lost', async () => {
    const [one, again] = [
      await dataOf(write(other, 'Hello', 'same-key')),
      await dataOf(write(other, 'Hello', 'same-key')),
    ];
    expect(again).toEqual(one);
    expect((await read(other)).messages).toHaveLength(1);
  });

  it("shows and marks only the person's own, even with an equal key", async () => {
    const pending = await server.signIn('pending@lading.test');
    await dataOf(write(pending, 'Mine', 'same-key'));
    const userId = await userIdOf(other);
    await answer(userId, { content: 'For Priya only', messageKey: key() });
    const theirs = (await read(other)).messages.at(-1)!;
    await server.call(markRead, { body: { messageId: theirs.messageId } }, pending);
    expect((await read(other)).unread).toBe(1);
    expect(JSON.stringify(await read(pending))).not.toContain('Priya');
  });

  it('exists for everyone except a reseller’s clients (spec §6)', async () => {
    const client = await server.signIn('client@reseller.test');
    expect(await dataOf(server.call(settings, {}, client))).toEqual({ vendor: 'none' });
    expect(await dataOf(server.call(settings, {}, seller))).toEqual({ vendor: 'built-in' });
  });

  it('limits floods', async () => {
    const plain = await server.signIn('plain@lading.test');
    for (let count = 0; count < 60; count += 1) await write(plain, 'again', `message-${count}`);
    expect(await write(plain, 'again', 'message-60')).toMatchObject({ code: 429 });
  });
});

describe('the desk', () => {
  it('refuses replies to people who have not written, and requests from another site’s page', async () => {
    const userId = await userIdOf(await server.signIn('shipper@lading.test'));
    const given = { content: 'Hello', messageKey: key() };
    for (const path of [userId, '0', 'x', '9'.repeat(30)]) {
      expect((await answer(path, given)).json()).toMatchObject({ code: 404 });
      expect((await visit(server, `/${path}`)).json()).toMatchObject({ code: 404 });
    }
    expect((await answer(await userIdOf(seller), given, 'cross-site')).statusCode).toBe(403);
  });

  it('does not exist behind a proxy, nor outside a demo, unless it has a token', async () => {
    expect((await visit(server, '', { 'x-forwarded-for': '10.0.0.1' })).json()).toMatchObject({ code: 404 });
    const real = await startTestServer({ LADING_DEMO: '0' });
    try {
      expect((await visit(real)).json()).toMatchObject({ code: 404 });
    } finally {
      await real.close();
    }
  });

  it('opens with its token only', async () => {
    const real = await startTestServer({ LADING_DEMO: '0', LADING_SUPPORT_DESK_TOKEN: deskToken });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    try {
      for (const headers of [{}, basic('desk:wrong'), basic(deskToken), { authorization: deskToken }]) {
        const response = await visit(real, '', headers);
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toContain('Basic');
      }
      expect((await visit(real, '', basic(`ada:${deskToken}`))).body).toContain('Live chats');
    } finally {
      await real.close();
    }
  });

  it('slows down guessing its token', async () => {
    const real = await startTestServer({ LADING_DEMO: '0', LADING_SUPPORT_DESK_TOKEN: deskToken });
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    try {
      for (let tries = 0; tries < 10; tries += 1)
        expect((await visit(real, '', basic(`desk:guess ${tries}`))).statusCode).toBe(401);
      for (const token of ['another guess', deskToken]) {
        const refused = await visit(real, '', basic(`desk:${token}`));
        expect(refused.statusCode).toBe(429);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await real.close();
    }
  });
});

describe('Chatwoot instead of it', () => {
  const vendor = {
    LADING_CHATWOOT_URL: 'https://chat.example.test/',
    LADING_CHATWOOT_TOKEN: 'website_token',
    LADING_CHATWOOT_HMAC_KEY: 'key-of-the-inbox-of-chatwoot',
  };

  it('is returned to the caller with proof of identity, and only its origin is allowed', async () => {
    const chatty = await startTestServer(vendor);
    try {
      const caller = await chatty.signIn('seller@lading.test');
      const response = await chatty.send(settings, {}, caller);
      expect(response.json()).toMatchObject({
        data: {
          vendor: 'chatwoot',
          baseUrl: 'https://chat.example.test',
          websiteToken: 'website_token',
          identifierHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        },
      });
      expect(response.body).not.toContain(vendor.LADING_CHATWOOT_HMAC_KEY);
      const policy = String(response.headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' https:\/\/chat\.example\.test;/);
      expect(policy).toMatch(/frame-src 'self' blob: https:\/\/chat\.example\.test;/);
      expect(policy).toMatch(/connect-src [^;]*wss:\/\/chat\.example\.test/);
    } finally {
      await chatty.close();
    }
  });

  it('does not change the policy when it is not configured', async () => {
    const policy = String((await server.send(settings, {}, seller)).headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toMatch(/frame-src 'self' blob:;/);
  });
});
