import { expect, it } from 'vitest';
import { stompSession } from './stomp-session.ts';

const person = { orgId: '1', userId: '2', expiresAt: 900_000 };

/** A connected session with what it has sent since, how it was closed and its subscriptions. */
async function connected() {
  const sent: string[] = [];
  const closed: number[] = [];
  const topics = new Set<string>();
  const session = stompSession<typeof person>({
    admit: async () => person,
    mayListen: () => true,
    listen(_, destination) {
      topics.add(destination);
      return () => topics.delete(destination);
    },
    send: (text) => void sent.push(text),
    close: (code) => void closed.push(code),
    now: () => 0,
  });
  session.receive(Buffer.from('CONNECT\naccept-version:1.2\nhost:h\nAuthorization:Bearer t\n\n\0'));
  await Promise.resolve();
  await Promise.resolve();
  expect(sent.splice(0).join('')).toMatch(/^CONNECTED\n/);
  return { session, sent, closed, topics };
}

const subscription = (at: number) => `SUBSCRIBE\nid:${at}\ndestination:/topic/${at}\n\n\0`;

// Each is within the allowance of a client, so that the frame reader refuses it.
it.each([
  ['headers without end', `SUBSCRIBE\n${'a:b\n'.repeat(10_000)}`, 'There are too many headers'],
  ['a line without end', 'x'.repeat(60_000), 'A line is too long'],
  ['NULs without end', '\0'.repeat(60_000), 'A line is too long'],
  ['backslashes without end', `SUBSCRIBE\nid:${'\\'.repeat(7_999)}\n`, 'A header has an unknown escape'],
  ['a body without end', `SEND\n\n${'x'.repeat(60_000)}`, 'A body is too long'],
  ['an impossible length', 'SEND\ncontent-length:999999999\n\n', 'A body is too long'],
  ['another length than that of its body', 'SEND\ncontent-length:1\n\nab\0', 'A body is longer than its'],
  ['thousands of frames at once', 'A\n\n\0'.repeat(12_000), 'This command is not known here'],
  [
    'hundreds of subscriptions at once',
    Array.from({ length: 500 }, (_, at) => subscription(at)).join(''),
    'There are too many subscriptions',
  ],
])('a connection is closed with one ERROR for %s', async (_, text, reason) => {
  const { session, sent, closed, topics } = await connected();
  session.receive(Buffer.from(text));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^ERROR\n/);
  expect(sent[0]).toContain(`message:${reason}`);
  expect([closed, topics.size]).toEqual([[1002], 0]);
  session.receive(Buffer.from(text));
  expect(sent).toHaveLength(1);
});
