import { limits, pushClose, pushServer, pushTokenHeader } from '@lading/contracts/core';
import { octetAllowance } from './octet-allowance.ts';
import { stompDecoder } from './stomp-decoder.ts';
import { StompError } from './stomp-error.ts';
import type { StompFrame } from './stomp-frame.ts';
import { writeFrame } from './write-frame.ts';

/** Heart-beat intervals of each side in milliseconds; 0: never. */
interface HeartBeat {
  /** The server sends something at least this often. */
  send: number;
  /** The client sends something at least this often. */
  expect: number;
}

/**
 * The negotiated heart-beat (STOMP 1.2): in each direction the larger of what one side can send and the other wants, or none.
 * @param header `heart-beat` of the CONNECT frame: what the client can send, and what it wants
 */
function agreeHeartBeat(header: string | undefined, ours: number = limits.push.heartbeatMs): HeartBeat {
  const [, sends, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0') ?? [];
  if (sends === undefined || wants === undefined) throw new StompError('The heart-beat is not two numbers');
  const agreed = (theirs: number) => (theirs === 0 ? 0 : Math.max(theirs, ours));
  return { send: agreed(Number(wants)), expect: agreed(Number(sends)) };
}

/** The connected person, and the validity of the token. */
export interface StompPerson {
  orgId: string;
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The dependencies of a session; a test mocks all of them. */
export interface StompDeps<Person extends StompPerson> {
  /** The person of an access token; `many` when there are too many sockets of the person already. */
  admit(token: string): Promise<Person | 'many' | undefined>;
  mayListen(person: Person, destination: string): boolean;
  /** Subscribes `deliver` to a topic; the returned function unsubscribes. */
  listen(
    person: Person,
    destination: string,
    deliver: (destination: string, body: string) => void,
  ): () => void;
  send(text: string): void;
  /** Called once. `cutOff`: the client floods, so nothing more is read from it. */
  close(code: number, reason: string, cutOff: boolean): void;
  now(): number;
}

/** One STOMP 1.2 connection that may only subscribe. */
export interface StompSession {
  receive(chunk: Buffer): void;
  /** Cuts the client off: it sends more than any client of STOMP has reason to. */
  flooded(): void;
  /** To be called about once a second: heart-beats and deadlines. */
  tick(): void;
  /** Reports the reason and closes. */
  fail(code: number, reason: string, receiptId?: string): void;
  /** Ends all subscriptions: the socket has closed. */
  end(): void;
}

const frameLimits = { line: 8_192, headers: 32, body: 4_096 };
const subscriptionsMost = 8;
const connectWithinMs = 10_000;
const frameWithinMs = 10_000;
const version = '1.2';
/** A beat is sent this much early, since it is only checked once a second. */
const beatMarginMs = 1_500;

export function stompSession<Person extends StompPerson>(deps: StompDeps<Person>): StompSession {
  const openedAt = deps.now();
  const subscriptions = new Map<string, () => void>();
  let person: Person | 'asked' | undefined;
  let beat: HeartBeat = { send: 0, expect: 0 };
  let lastSent = openedAt;
  let lastHeard = openedAt;
  let messages = 0;
  let isOver = false;
  const allowance = octetAllowance();
  /** When the incomplete frame started. */
  let frameSince: number | undefined;

  const send = (text: string): void => {
    lastSent = deps.now();
    deps.send(text);
  };
  function end(): void {
    isOver = true;
    for (const leave of subscriptions.values()) leave();
    subscriptions.clear();
  }
  function close(code: number, reason: string, cutOff = false): void {
    end();
    deps.close(code, reason, cutOff);
  }
  function fail(code: number, reason: string, receiptId?: string, cutOff = false): void {
    if (isOver) return;
    const headers = { message: reason, version, 'receipt-id': receiptId, 'content-type': 'text/plain' };
    send(writeFrame('ERROR', headers, reason));
    close(code, reason, cutOff);
  }
  const flooded = (): void => fail(pushClose.protocol, 'Too much was sent', undefined, true);
  const refuse = (reason: string, frame: StompFrame, code: number = pushClose.protocol): void =>
    fail(code, reason, frame.headers.get('receipt'));
  const receipt = ({ headers }: StompFrame): void => {
    const id = headers.get('receipt');
    if (id !== undefined) send(writeFrame('RECEIPT', { 'receipt-id': id }));
  };

  async function connect(frame: StompFrame): Promise<void> {
    const { headers } = frame;
    if (!(headers.get('accept-version') ?? '1.0').split(',').includes(version))
      return refuse(`Supported versions are ${version}`, frame);
    if (headers.get('host') === undefined) return refuse('The host is missing', frame);
    beat = agreeHeartBeat(headers.get('heart-beat'));
    person = 'asked';
    const token = /^Bearer (\S+)$/.exec(headers.get(pushTokenHeader) ?? '')?.[1];
    const admitted = token === undefined ? undefined : await deps.admit(token);
    if (isOver) return undefined;
    if (admitted === undefined) return refuse('Please sign in', frame, pushClose.signedOut);
    if (admitted === 'many') return refuse('There are too many connections', frame, pushClose.tooMany);
    person = admitted;
    allowance.connected(deps.now());
    send(
      writeFrame('CONNECTED', {
        version,
        'heart-beat': `${limits.push.heartbeatMs},${limits.push.heartbeatMs}`,
        server: pushServer,
      }),
    );
  }

  function subscribe(frame: StompFrame, who: Person): void {
    const id = frame.headers.get('id');
    const destination = frame.headers.get('destination');
    if (id === undefined || destination === undefined)
      return refuse('A subscription has an id and a destination', frame);
    if ((frame.headers.get('ack') ?? 'auto') !== 'auto')
      return refuse('Messages are not acknowledged', frame);
    if (subscriptions.has(id)) return refuse('There is a subscription with this id', frame);
    if (!deps.mayListen(who, destination))
      return refuse('You may not listen to this topic', frame, pushClose.forbidden);
    if (subscriptions.size >= subscriptionsMost) return refuse('There are too many subscriptions', frame);
    const leave = deps.listen(who, destination, (topic, body) => {
      messages += 1;
      const headers = { subscription: id, 'message-id': String(messages), destination: topic };
      send(writeFrame('MESSAGE', { ...headers, 'content-type': 'application/json' }, body));
    });
    subscriptions.set(id, leave);
    receipt(frame);
  }

  function unsubscribe(frame: StompFrame): void {
    const id = frame.headers.get('id') ?? '';
    const leave = subscriptions.get(id);
    if (!leave) return refuse('There is no subscription with this id', frame);
    leave();
    subscriptions.delete(id);
    receipt(frame);
  }

  function onFrame(frame: StompFrame): void {
    if (isOver) return;
    const { command } = frame;
    if (command === 'CONNECT' || command === 'STOMP') {
      if (person !== undefined) refuse('There is a connection already', frame);
      else connect(frame).catch((error: unknown) => onFault(error));
    } else if (person === undefined || person === 'asked') refuse('A connection begins with CONNECT', frame);
    else if (command === 'SUBSCRIBE') subscribe(frame, person);
    else if (command === 'UNSUBSCRIBE') unsubscribe(frame);
    else if (command === 'DISCONNECT') {
      receipt(frame);
      close(1000, 'Disconnected');
    } else if (command === 'SEND') refuse('Clients do not send to topics', frame, pushClose.forbidden);
    else refuse('This command is not known here', frame);
  }
  function onFault(error: unknown): void {
    if (error instanceof StompError) fail(pushClose.protocol, error.message);
    else fail(pushClose.restart, 'The server has a fault');
  }
  const decoder = stompDecoder(frameLimits, onFrame);

  return {
    receive(chunk) {
      if (isOver) return;
      lastHeard = deps.now();
      if (!allowance.spend(chunk.length, lastHeard)) return flooded();
      try {
        decoder.take(chunk);
      } catch (error) {
        onFault(error);
      }
      frameSince = decoder.isWithinFrame() ? (frameSince ?? lastHeard) : undefined;
    },
    flooded,
    tick() {
      if (isOver) return;
      const now = deps.now();
      if (person === undefined || person === 'asked') {
        if (now - openedAt > connectWithinMs) fail(pushClose.signedOut, 'No CONNECT frame in time');
      } else if (frameSince !== undefined && now - frameSince > frameWithinMs)
        fail(pushClose.protocol, 'A frame took too long');
      else if (now >= person.expiresAt) fail(pushClose.signedOut, 'The token has run out');
      else if (beat.expect > 0 && now - lastHeard > beat.expect * 2)
        fail(pushClose.protocol, 'The heart-beat has stopped');
      else if (beat.send > 0 && now - lastSent >= beat.send - beatMarginMs) send('\n');
    },
    fail,
    end,
  };
}
