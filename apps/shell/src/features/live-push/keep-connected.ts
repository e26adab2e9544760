import { emitPush, endPush, hasPush, type LivePushEvent } from '../../platform/live-push.ts';
import { openPushConnection, type PushPerson } from './push-connection.ts';

/** Messages between a person's tabs: each event, and for a new tab whether there is a connection. */
type TabNote = LivePushEvent | { type: 'CONNECTION_ASKED' } | { type: 'CONNECTION_STANDS' };

/**
 * Connects, with one socket for all tabs of a person: the tab that holds the lock has it and forwards to the others; when it closes,
 * another takes over. A browser without locks or channels has one socket per tab.
 */
export function keepConnected(person: PushPerson, signal: AbortSignal): void {
  const name = `lading.push.${person.orgId}.${person.userId}`;
  signal.addEventListener('abort', endPush, { once: true });
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    openPushConnection(person, emitPush, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  const tell = (note: TabNote): void => channel.postMessage(note);
  let isLeader = false;
  channel.addEventListener('message', ({ data }) => {
    const note = data as TabNote;
    if (note.type === 'CONNECTION_ASKED') {
      if (isLeader && hasPush()) tell({ type: 'CONNECTION_STANDS' });
    } else if (note.type === 'CONNECTION_STANDS') {
      // For the tab that asked: it missed earlier events.
      if (!hasPush()) emitPush({ type: 'RESYNC' });
    } else emitPush(note);
  });
  tell({ type: 'CONNECTION_ASKED' });
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const lead = (): Promise<void> => {
    isLeader = true;
    openPushConnection(
      person,
      (event) => {
        if (signal.aborted) return;
        emitPush(event);
        tell(event);
      },
      signal,
    );
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  };
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
