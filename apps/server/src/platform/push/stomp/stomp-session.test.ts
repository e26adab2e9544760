import { describe, expect, it } from 'vitest';
import { stompSession } from './stomp-session.ts';

const person = { orgId: '1', userId: '2', expiresAt: 900_000 };

/** A session with mocked surroundings; `say` sends a frame with `\n` for line ends. */
function open({ admitted = person }: { admitted?: typeof person | 'many' | undefined } = {}) {
  let now = 0;
  const sent: string[] = [];
  const closed: number[] = [];
  const cutOffs: boolean[] = [];
  const listeners = new Map<string, (topic: string, body: string) => void>();
  const session = stompSession<typeof person>({
    admit: async (token) => (token === 'good' ? admitted : undefined),
    mayListen: (_, destination) => destination.startsWith('/topic/mine'),
    listen(_, destination, deliver) {
      listeners.set(destination, deliver);
      return () => listeners.delete(destination);
    },
    send: (text) => void sent.push(text),
    close(code, _reason, cutOff) {
      closed.push(code);
      cutOffs.push(cutOff);
    },
    now: () => now,
  });
  return {
    session,
    sent,
    closed,
    cutOffs,
    listeners,
    async say(text: string) {
      sent.length = 0;
      session.receive(Buffer.from(`${text}\0`));
      await Promise.resolve();
      await Promise.resolve();
      return sent.join('');
    },
    pass(milliseconds: number) {
      sent.length = 0;
      for (const end = now + milliseconds; now < end;) {
        now += 1_000;
        session.tick();
      }
      return sent;
    },
  };
}
const connect =
  'CONNECT\naccept-version:1.1,1.2\nhost:h:80\nheart-beat:10000,10000\nAuthorization:Bearer good\n\n';
const subscribe = 'SUBSCRIBE\nid:a\ndestination:/topic/mine\nreceipt:r1\n\n';

async function connected() {
  const opened = open();
  await opened.say(connect);
  return opened;
}

describe('connecting (STOMP 1.2)', () => {
  it.each(['CONNECT', 'STOMP'])(
    'answers %s with its version and heart-beats of 10,000 ms',
    async (command) => {
      const { say } = open();
      expect(await say(connect.replace('CONNECT', command))).toBe(
        'CONNECTED\nversion:1.2\nheart-beat:10000,10000\nserver:lading\n\n\0',
      );
    },
  );

  it.each([
    ['no version', connect.replace(/accept.*\n/, ''), 1002, 'Supported versions are 1.2'],
    ['another version', connect.replace('1.1,1.2', '1.1,1.20'), 1002, 'Supported versions are 1.2'],
    ['no host', connect.replace(/host.*\n/, ''), 1002, 'The host is missing'],
    [
      'an invalid heart-beat',
      connect.replace('10000,10000', '10000'),
      1002,
      'The heart-beat is not two numbers',
    ],
    ['no token', connect.replace(/Auth.*\n/, ''), 4401, 'Please sign in'],
    ['a bad token', connect.replace('good', 'bad'), 4401, 'Please sign in'],
    ['another scheme', connect.replace('Bearer', 'Basic'), 4401, 'Please sign in'],
    ['a frame before it', subscribe, 1002, 'A connection begins with CONNECT'],
    ['an invalid frame', 'CONNECT\nx\n\n', 1002, 'A header has no name'],
  ])('refuses %s with an ERROR and closes', async (_, text, code, reason) => {
    const { say, closed } = open();
    const error = await say(text);
    expect(error).toMatch(/^ERROR\n/);
    expect(error).toContain(`message:${reason}\n`);
    expect(closed).toEqual([code]);
  });

  it('refuses a second CONNECT, one during the first, and one socket too many', async () => {
    const { say, closed } = await connected();
    expect(await say(connect)).toContain('There is a connection already');
    const eager = open();
    expect(await eager.say(`${connect}\0${connect}`)).not.toContain('CONNECTED');
    const crowd = open({ admitted: 'many' });
    await crowd.say(connect);
    expect([closed, eager.closed, crowd.closed]).toEqual([[1002], [1002], [4429]]);
  });

  it('does not wait forever', () => {
    const { pass, closed } = open();
    pass(11_000);
    expect(closed).toEqual([4401]);
  });
});

describe('a client that floods is cut off', () => {
  const lineEnds = Buffer.from('\n'.repeat(4_096));
  const flood = (session: ReturnType<typeof open>['session'], chunk: Buffer): number => {
    let octets = 0;
    while (octets < 1_000_000) {
      session.receive(chunk);
      octets += chunk.length;
    }
    return octets;
  };

  it.each([
    ['line ends', lineEnds],
    ['tiny messages', Buffer.from('\n')],
    ['a CONNECT without end', Buffer.from(`CONNECT\n${'a:b\n'.repeat(20)}`)],
  ])('before it has connected, for %s', (_, chunk) => {
    const { session, closed, cutOffs, sent } = open();
    flood(session, chunk);
    expect(sent.join('')).toMatch(/^ERROR\n/);
    expect(closed).toEqual([1002]);
    expect(cutOffs).toEqual([chunk.length !== 88]);
  });

  it('once it is connected, but not for the normal traffic of a STOMP client', async () => {
    const { say, session, pass, closed, cutOffs } = await connected();
    for (let second = 0; second < 60; second += 1) {
      await say(`SUBSCRIBE\nid:a\ndestination:/topic/mine\nx:${'y'.repeat(4_000)}\n\n`);
      await say('UNSUBSCRIBE\nid:a\n\n');
      pass(1_000);
    }
    expect(closed).toEqual([]);
    flood(session, lineEnds);
    expect([closed, cutOffs]).toEqual([[1002], [true]]);
  });

  it('and one that never ends its frame is closed', async () => {
    const { session, pass, closed } = await connected();
    for (let second = 0; second < 12; second += 1) {
      session.receive(Buffer.from(second === 0 ? 'SUBSCRIBE\n' : `a${second}:b\n`));
      pass(1_000);
    }
    expect(closed).toEqual([1002]);
  });
});

describe('a connection', () => {
  it('delivers messages to a subscription until it ends', async () => {
    const { say, listeners, sent } = await connected();
    expect(await say(subscribe)).toBe('RECEIPT\nreceipt-id:r1\n\n\0');
    sent.length = 0;
    listeners.get('/topic/mine')?.('/topic/mine', '{"a":"仓"}');
    expect(sent.join('')).toBe(
      'MESSAGE\nsubscription:a\nmessage-id:1\ndestination:/topic/mine\ncontent-type:application/json\ncontent-length:11\n\n{"a":"仓"}\0',
    );
    await say('UNSUBSCRIBE\nid:a\n\n');
    expect(listeners.size).toBe(0);
  });

  it.each([
    ['another’s topic', 'SUBSCRIBE\nid:b\ndestination:/topic/theirs\nreceipt:7\n\n', 4403],
    ['a used id', subscribe, 1002],
    ['a subscription without id', 'SUBSCRIBE\ndestination:/topic/mine\n\n', 1002],
    ['acknowledgement', 'SUBSCRIBE\nid:b\ndestination:/topic/mine\nack:client\n\n', 1002],
    ['unsubscribing without a subscription', 'UNSUBSCRIBE\nid:z\n\n', 1002],
    ['SEND', 'SEND\ndestination:/topic/mine\n\n{}', 4403],
    ['a transaction', 'BEGIN\ntransaction:t\n\n', 1002],
    ['an unknown command', 'HELLO\n\n', 1002],
  ])('is closed with an ERROR for %s, and receives nothing more', async (_, text, code) => {
    const { say, closed, listeners } = await connected();
    await say(subscribe);
    const error = await say(text);
    expect(error).toMatch(/^ERROR\n/);
    expect(error.includes('receipt-id:')).toBe(text.includes('receipt:'));
    expect(closed).toEqual([code]);
    expect(listeners.size).toBe(0);
    expect(await say(subscribe)).toBe('');
  });

  it('has eight subscriptions at the most', async () => {
    const { say, closed } = await connected();
    for (let id = 1; id <= 8; id += 1) await say(`SUBSCRIBE\nid:${id}\ndestination:/topic/mine${id}\n\n`);
    expect(closed).toEqual([]);
    await say('SUBSCRIBE\nid:9\ndestination:/topic/mine9\n\n');
    expect(closed).toEqual([1002]);
  });

  it('ends with a receipt when it is asked to', async () => {
    const { say, closed } = await connected();
    expect(await say('DISCONNECT\nreceipt:bye\n\n')).toBe('RECEIPT\nreceipt-id:bye\n\n\0');
    expect(closed).toEqual([1000]);
  });

  it('sends heart-beats before ten seconds are over, and only when there is nothing else to send', async () => {
    const { pass } = await connected();
    expect(pass(19_000)).toEqual(['\n', '\n']);
  });

  it('is closed when the client’s heart-beat stops, and kept while it beats', async () => {
    const { pass, session, closed } = await connected();
    pass(19_000);
    session.receive(Buffer.from('\n'));
    pass(20_000);
    expect(closed).toEqual([]);
    pass(2_000);
    expect(closed).toEqual([1002]);
  });

  it('requires no beats of a client that offers none, and sends none to one that wants none', async () => {
    const { say, pass, closed } = open();
    await say(connect.replace('10000,10000', '0,0'));
    expect(pass(60_000)).toEqual([]);
    expect(closed).toEqual([]);
  });

  it('ends with its token', async () => {
    const { say, pass, closed } = open();
    await say(connect.replace('10000,10000', '0,0'));
    pass(899_000);
    expect(closed).toEqual([]);
    pass(1_000);
    expect(closed).toEqual([4401]);
  });
});
