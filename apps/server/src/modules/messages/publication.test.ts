import type { AddressInfo } from 'node:net';
import { undoTopic, userTopic } from '@lading/contracts/core';
import { type Audience, messagesApi, operatorNotificationsApi } from '@lading/contracts/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audienceOf } from '../../admin/notify-commands.ts';
import { runCommand } from '../../admin/testing/run-command.ts';
import { connectPush, type PushClient } from '../../platform/push/testing/push-client.ts';
import { localOperatorToken } from '../../platform/require-operator.ts';
import { injectCall } from '../../platform/testing/inject-call.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { publishNotification, recallNotification } = operatorNotificationsApi.calls;
const token = 't'.repeat(40);

let server: TestServer;
let port: number;
let seller: Caller;
let other: Caller;
let orgId: string;
let socket: PushClient;

const texts = {
  titleEn: 'Dock 4 closed',
  titleZh: '4 号月台关闭',
  contentEn: '<p>Until Monday</p>',
  contentZh: '<p>至周一</p>',
};
const send = async (audience: Audience, more: object = {}) => {
  const response = await injectCall(
    server.app,
    publishNotification,
    { body: { audience, ...texts, ...more } },
    {
      authorization: `Bearer ${token}`,
    },
  );
  return response.json<{
    result: string;
    code?: number;
    data: { publicationId: string; messages: number };
  }>();
};
const sendOnce = async (key: string) =>
  (
    await injectCall(
      server.app,
      publishNotification,
      { body: { audience: { kind: 'organisation', orgId }, ...texts, titleEn: 'Dock 4 once' } },
      { authorization: `Bearer ${token}`, 'idempotency-key': key },
    )
  ).json<{ result: string; data: { publicationId: string } }>();
const recall = async (publicationId: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await injectCall(server.app, recallNotification, { params: { publicationId } }, headers)).json();
};
const titlesOf = async (caller: Caller) => {
  const answer = await server.call(
    messagesApi.calls.listMessages,
    { query: { pageSize: 50, search: 'Dock 4' } },
    caller,
  );
  return answer.result === 'OK' ? answer.data.page.records.map(({ titleEn }) => titleEn) : [];
};
const nextPush = async (): Promise<unknown> => {
  const frame = await socket.next();
  return frame && JSON.parse(frame.body.toString());
};

beforeAll(async () => {
  server = await startTestServer({ LADING_OPERATOR_TOKEN: token });
  await server.app.listen({ port: 0, host: 'localhost' });
  port = (server.app.server.address() as AddressInfo).port;
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
  const who = (await server.platform.tokens.read(seller.accessToken))!;
  orgId = who.orgId;
  socket = await connectPush(port, seller.accessToken, [userTopic(orgId, who.userId), undoTopic(orgId)]);
});
afterAll(async () => {
  socket.socket.terminate();
  await server.close();
});

describe('notifications of operators (decision D6)', () => {
  it('reach one person, are pushed, and are recalled with a push', async () => {
    const { data } = await send({ kind: 'person', email: 'Seller@lading.test' });
    expect(data.messages).toBe(1);
    expect(await titlesOf(seller)).toEqual(['Dock 4 closed']);
    expect(await titlesOf(other)).toEqual([]);
    const push = (await nextPush()) as { message: { messageId: string } };
    expect(push).toMatchObject({ type: 'SYSTEM_NOTIFY', message: { ...texts, messageStatus: 'UNREAD' } });

    expect(await recall(data.publicationId)).toMatchObject({ result: 'OK', data: { messages: 1 } });
    const { messageId } = push.message;
    expect(await nextPush()).toEqual({ type: 'SYSTEM_NOTIFY_UNDO', messageId });
    expect(await titlesOf(seller)).toEqual([]);
    expect(await server.call(messagesApi.calls.markAsRead, { body: { messageId } }, seller)).toMatchObject({
      code: 404,
    });
    expect(await recall(data.publicationId)).toMatchObject({ code: 404 });
  });

  it('reach an organization, or everyone, and open after sign-in if they should', async () => {
    const one = await send({ kind: 'organisation', orgId }, { showAfterLogin: true });
    expect([await titlesOf(seller), await titlesOf(other)]).toEqual([['Dock 4 closed'], []]);
    expect(await server.call(messagesApi.calls.queryMessageAfterLogin, {}, seller)).toMatchObject({
      data: { titleEn: 'Dock 4 closed' },
    });
    await recall(one.data.publicationId);
    expect(await server.call(messagesApi.calls.queryMessageAfterLogin, {}, seller)).toMatchObject({
      data: null,
    });
    const all = await send({ kind: 'all' });
    expect(all.data.messages).toBeGreaterThan(4);
    expect([await titlesOf(seller), await titlesOf(other)]).toEqual([['Dock 4 closed'], ['Dock 4 closed']]);
    await recall(all.data.publicationId);
    for (let pushes = 0; pushes < 4; pushes += 1) await nextPush();
  });

  it('reach a person whose address is kept in capitals', async () => {
    const { pool } = server.platform.database;
    await pool.query(`update person set email = upper(email) where email = 'other@lading.test'`);
    const { data } = await send({ kind: 'person', email: 'other@lading.test' });
    expect(data.messages).toBe(1);
    await recall(data.publicationId);
    await pool.query(`update person set email = lower(email) where email = 'OTHER@LADING.TEST'`);
  });

  it('are refused without a recipient, or without a text in one of the languages', async () => {
    expect(await send({ kind: 'person', email: 'nobody@lading.test' })).toMatchObject({ code: 404 });
    expect(await send({ kind: 'organisation', orgId: '1' })).toMatchObject({ code: 404 });
    expect(await send({ kind: 'all' }, { titleZh: ' ' })).toMatchObject({ code: 400 });
    expect(await recall('x')).toMatchObject({ code: 404 });
  });

  it('are for operators only, deny by default', async () => {
    const body = { audience: { kind: 'all' }, ...texts };
    const local = localOperatorToken(server.platform.secrets);
    for (const headers of [
      {},
      { authorization: `Bearer ${seller.accessToken}` },
      { authorization: `Bearer ${token}x` },
      { authorization: token },
      { authorization: `Bearer ${local}`, 'x-forwarded-for': '203.0.113.7' },
    ] as Record<string, string>[]) {
      expect((await injectCall(server.app, publishNotification, { body }, headers)).statusCode).toBe(401);
    }
    const remote = await server.app.inject({
      method: 'POST',
      url: publishNotification.path,
      remoteAddress: '203.0.113.7',
      payload: body,
      headers: { authorization: `Bearer ${local}` },
    });
    expect(remote.statusCode).toBe(401);
    expect(await titlesOf(seller)).toEqual([]);
  });

  it('go out by the command', async () => {
    const environment = { LADING_ADMIN_URL: `http://localhost:${port}`, LADING_OPERATOR_TOKEN: token };
    const words = ['--title-en', texts.titleEn, '--title-zh', texts.titleZh];
    words.push('--content-en', texts.contentEn, '--content-zh', texts.contentZh);
    const publish = ['notify', 'publish', '--to', 'seller@lading.test', ...words];
    const sent = await runCommand(publish, environment);
    expect(sent).toMatchObject({ code: 0, err: '' });
    const [, id] = /recall (\d+)$/.exec(sent.out)!;
    expect(await titlesOf(seller)).toEqual(['Dock 4 closed']);
    expect(await runCommand(['notify', 'recall', id!], environment)).toEqual({
      code: 0,
      out: 'Called back from 1 recipient.',
      err: '',
    });
    const blank = publish.with(publish.indexOf(texts.titleZh), ' ');
    expect(await runCommand(blank, environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining('titleZh') as string,
    });
    await nextPush();
    await nextPush();
  });
});

describe('reading (spec §4)', () => {
  it('informs the person’s other windows of the unread count', async () => {
    await server.call(messagesApi.calls.markAsAllRead, {}, seller);
    expect(await nextPush()).toEqual({ type: 'UNREAD_CHANGED', unreadTotal: 0 });
  });

  it('finds messages of a period', async () => {
    const sentFrom = new Date(server.clock.now().getTime() - 3_600_000).toISOString();
    const recent = await server.call(
      messagesApi.calls.listMessages,
      { query: { pageSize: 50, sentFrom } },
      seller,
    );
    const all = await server.call(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller);
    if (recent.result !== 'OK' || all.result !== 'OK') throw new Error('refused');
    expect(recent.data.page.total).toBeLessThan(all.data.page.total ?? 0);
  });
});

it.each([
  ['all', { kind: 'all' }],
  ['org:1002', { kind: 'organisation', orgId: '1002' }],
  ['a@b.test', { kind: 'person', email: 'a@b.test' }],
])('--to %s', (text, audience) => {
  expect(audienceOf(text)).toEqual(audience);
});

describe('a notification that is sent again', () => {
  it('is sent once, however often the call is made under one key', async () => {
    const [first, ...again] = await Promise.all(['k1', 'k1', 'k1'].map(sendOnce));
    expect(first).toMatchObject({ result: 'OK' });
    expect(again).toEqual([first, first]);
    expect((await titlesOf(seller)).filter((title) => title === 'Dock 4 once')).toHaveLength(1);
    expect((await sendOnce('k2')).data.publicationId).not.toBe(first!.data.publicationId);
    expect((await titlesOf(seller)).filter((title) => title === 'Dock 4 once')).toHaveLength(2);
  });
});
