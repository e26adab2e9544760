import { pushClose } from '@lading/contracts/core';
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
/** Octets of the connection between two ticks, including non-messages: fragments, or the WebSocket's own frames. */
const wirePerTick = 262_144;
/** A socket that does not close in time is cut off. */
const closeWithinMs = 5_000;

/** Figures for `/metrics`. */
export interface PushFigures {
  open: number;
  delivered: number;
  /** By code of the WebSocket. */
  closed: Map<number, number>;
}

interface OpenSocket {
  stomp: StompSession;
  /** The underlying connection, and its octets received by the last tick. */
  wire: { readonly bytesRead: number };
  seen: number;
  closeAt: number;
  /** Why this side has closed it. A client that does not read never answers, and would count as disconnected otherwise. */
  closedFor: number | undefined;
  terminate: () => void;
}

/** The sockets of this node. */
export function pushSockets({ tokens, sessions, clock }: Platform) {
  const hub = pushHub();
  const open = new Set<OpenSocket>();
  const perPerson = countedBy<string>();
  const bySession = new Map<string, Set<StompSession>>();
  const figures: PushFigures = { open: 0, delivered: 0, closed: new Map() };

  function add(socket: WebSocket, wire: { readonly bytesRead: number }): void {
    const leavings: (() => void)[] = [];
    const admit = async (token: string): Promise<Person | 'many' | undefined> => {
      const person = await tokens.read(token);
      if (!person || leavings.length > 0) return undefined;
      // Registered by session before that is looked up, so that an end in between is not missed.
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
    const entry = {
      stomp,
      wire,
      seen: wire.bytesRead,
      closeAt: Infinity,
      closedFor: undefined as number | undefined,
      terminate: () => socket.terminate(),
    };
    function close(code: number, reason: string, cutOff = false): void {
      entry.closedFor ??= code;
      entry.closeAt = clock.now().getTime() + (cutOff ? 0 : closeWithinMs);
      socket.close(code, reason);
      if (cutOff) socket.pause();
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
      const counted = entry.closedFor ?? code;
      figures.closed.set(counted, (figures.closed.get(counted) ?? 0) + 1);
    });
  }

  return {
    figures,
    /** Adopts a newly opened socket on the given connection. */
    add,
    dispatch(note: PushNote): void {
      figures.delivered += hub.dispatch(note);
    },
    /** To be called once a second. */
    tick(): void {
      const now = clock.now().getTime();
      for (const entry of open) {
        const { stomp, wire, seen, closeAt, terminate } = entry;
        if (now >= closeAt) terminate();
        else if (wire.bytesRead - seen > wirePerTick) stomp.flooded();
        else stomp.tick();
        entry.seen = wire.bytesRead;
      }
    },
    endSession(sessionId: string): void {
      for (const stomp of bySession.get(sessionId) ?? [])
        stomp.fail(pushClose.signedOut, 'The session has ended');
    },
    /** Cuts off all remaining sockets. */
    cutOff(): void {
      for (const { terminate } of open) terminate();
    },
    /** Closes all: the node stops, or may have missed something, and clients should refetch. */
    restart(): void {
      for (const { stomp } of open) stomp.fail(pushClose.restart, 'Please connect again');
    },
  };
}

function octets(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
