import { emitPush, type LivePushEvent } from '../../platform/live-push.ts';
import { openPushConnection, type PushPerson } from './push-connection.ts';

/**
 * Connects, with one socket for all tabs of a person: the tab that holds the lock has it and tells the others; when it
 * goes, another takes over. A browser without locks or channels has a socket for each tab.
 */
export function keepConnected(person: PushPerson, signal: AbortSignal): void {
  const name = `lading.push.${person.orgId}.${person.userId}`;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    openPushConnection(person, emitPush, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => emitPush(data as LivePushEvent));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const lead = (): Promise<void> => {
    openPushConnection(
      person,
      (event) => {
        emitPush(event);
        channel.postMessage(event);
      },
      signal,
    );
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  };
  navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}
