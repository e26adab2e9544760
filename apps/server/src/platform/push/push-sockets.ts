import { pushClose } from '@lading/contracts/services/push';
import { decodeJwt } from 'jose';
import type { RawData, WebSocket } from 'ws';
import type { SignedIn } from '../access-tokens.ts';
import type { Platform } from '../platform.ts';
import { countedBy } from './counted-by.ts';
import { pushHub, type PushNote } from './push-hub.ts';
import { stompSession, type StompSession } from './stomp/stomp-session.ts';
import { mayListen } from './topic-rules.ts';

type Person = SignedIn & { expiresAt: number };

/** Octets that may wait for a client that does not read. */
const bufferMost = 1_048_576;
const socketsPerPerson = 20;
/** A socket that is to close and does not is cut off after this time. */
const closeWithinMs = 5_000;

/** Figures for `/metrics`. */
export interface PushFigures {
  open: number;
  delivered: number;
  /** By code of the WebSocket. */
  closed: Map<number, number>;
}

/** The sockets of this node. */
export function pushSockets({ tokens, sessions, clock }: Platform) {
  const hub = pushHub();
  const open = new Set<{ stomp: StompSession; closeAt: number; terminate: () => void }>();
  const perPerson = countedBy<string>();
  const bySession = new Map<string, Set<StompSession>>();
  const figures: PushFigures = { open: 0, delivered: 0, closed: new Map() };

  function add(socket: WebSocket): void {
    const leavings: (() => void)[] = [];
    const admit = async (token: string): Promise<Person | 'many' | undefined> => {
      const person = await tokens.read(token);
      if (!person || leavings.length > 0) return undefined;
      // Known by its session before that is looked up, so that an end in between is not missed.
      const ofSession = bySession.get(person.sessionId) ?? new Set<StompSession>();
      bySession.set(person.sessionId, ofSession.add(stomp));
      leavings.push(() => {
        ofSession.delete(stomp);
        if (ofSession.size === 0 && bySession.get(person.sessionId) === ofSession)
          bySession.delete(person.sessionId);
      });
      if (!(await sessions.stands(person.sessionId))) return undefined;
      if (perPerson.count(person.userId) >= socketsPerPerson) return 'many';
      leavings.push(perPerson.add(person.userId));
      return { ...person, expiresAt: (decodeJwt(token).exp ?? 0) * 1_000 };
    };
    const stomp = stompSession<Person>({
      admit,
      mayListen,
      listen: ({ orgId }, destination, deliver) => hub.listen(orgId, destination, deliver),
      send(text) {
        socket.send(text);
        if (socket.bufferedAmount > bufferMost) {
          stomp.end();
          close(pushClose.tooSlow, 'The client does not read');
        }
      },
      close,
      now: () => clock.now().getTime(),
    });
    const entry = { stomp, closeAt: Infinity, terminate: () => socket.terminate() };
    function close(code: number, reason: string): void {
      entry.closeAt = clock.now().getTime() + closeWithinMs;
      socket.close(code, reason);
    }
    open.add(entry);
    figures.open = open.size;
    socket.on('message', (data) => stomp.receive(octets(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      stomp.end();
      for (const leave of leavings.splice(0)) leave();
      open.delete(entry);
      figures.open = open.size;
      figures.closed.set(code, (figures.closed.get(code) ?? 0) + 1);
    });
  }

  return {
    figures,
    /** Takes over a socket that has just been opened. */
    add,
    dispatch(note: PushNote): void {
      figures.delivered += hub.dispatch(note);
    },
    /** To be called once a second. */
    tick(): void {
      const now = clock.now().getTime();
      for (const { stomp, closeAt, terminate } of open) {
        if (now >= closeAt) terminate();
        else stomp.tick();
      }
    },
    endSession(sessionId: string): void {
      for (const stomp of bySession.get(sessionId) ?? [])
        stomp.fail(pushClose.signedOut, 'The session has ended');
    },
    /** Cuts off whoever is still there. */
    cutOff(): void {
      for (const { terminate } of open) terminate();
    },
    /** Closes all: the node ends, or may have missed something, and the clients are to ask anew. */
    restart(): void {
      for (const { stomp } of open) stomp.fail(pushClose.restart, 'Please connect again');
    },
  };
}

function octets(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
