import { messagesApi } from '@lading/contracts/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';

const { listMessages, markAsRead, markAsAllRead } = messagesApi.calls;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function list(caller: Caller, query: object = {}) {
  const answer = await server.call(listMessages, { query: { pageSize: 5, ...query } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

describe('the message center (spec §3, §4)', () => {
  it('lists the newest first, with the total number of unread ones', async () => {
    const seller = await server.signIn('seller@lading.test');
    const { page, unreadTotal } = await list(seller);
    const times = page.records.map((message) => message.sendTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(unreadTotal).toBe(page.total);
  });

  it('turns an opened message to HAVE_READ, for that person and organization only', async () => {
    const seller = await server.signIn('seller@lading.test');
    const other = await server.signIn('other@lading.test');
    const before = await list(seller);
    const theirs = await list(other);
    const { messageId } = before.page.records[0]!;
    for (const _twice of [1, 2]) {
      expect(await server.call(markAsRead, { body: { messageId } }, seller)).toMatchObject({ result: 'OK' });
    }
    const after = await list(seller);
    expect(after.unreadTotal).toBe(before.unreadTotal - 1);
    expect(after.page.records[0]).toMatchObject({ messageId, messageStatus: 'HAVE_READ' });
    expect((await list(other)).unreadTotal).toBe(theirs.unreadTotal);
    expect((await list(seller, { messageStatus: 'HAVE_READ' })).page.total).toBe(1);
  });

  it('marks all as read', async () => {
    const pending = await server.signIn('pending@lading.test');
    await server.call(markAsAllRead, {}, pending);
    expect((await list(pending)).unreadTotal).toBe(0);
  });

  it('does not find another organization’s message', async () => {
    const seller = await server.signIn('seller@lading.test');
    const other = await server.signIn('other@lading.test');
    const { messageId } = (await list(other)).page.records[0]!;
    expect(await server.call(markAsRead, { body: { messageId } }, seller)).toMatchObject({ code: 404 });
  });
});
