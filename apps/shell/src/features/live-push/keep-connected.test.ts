// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitPush, endPush, hasPush, type LivePushEvent } from '../../platform/live-push.ts';
import { keepConnected } from './keep-connected.ts';
import { openPushConnection } from './push-connection.ts';

vi.mock('./push-connection.ts', () => ({ openPushConnection: vi.fn() }));

/** Another tab of the same person, on the shared channel. */
let other: { postMessage: (note: unknown) => void; heard: string[]; close: () => void };
let ending: AbortController;
const person = { orgId: '1', userId: '2' };

beforeEach(() => {
  const channel = new BroadcastChannel('lading.push.1.2');
  const heard: string[] = [];
  channel.addEventListener('message', ({ data }) => heard.push((data as LivePushEvent).type));
  other = { heard, postMessage: (note) => channel.postMessage(note), close: () => channel.close() };
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  other.close();
  endPush();
  vi.unstubAllGlobals();
  vi.mocked(openPushConnection).mockClear();
});

/** Opens this tab; the lock is free for it, or another tab has it. */
function open(isLockFree: boolean) {
  const request = (_: string, __: unknown, lead: () => Promise<void>) =>
    isLockFree ? lead() : new Promise<void>(() => undefined);
  vi.stubGlobal('navigator', { locks: { request } });
  keepConnected(person, ending.signal);
  return { tell: (event: LivePushEvent) => vi.mocked(openPushConnection).mock.calls[0]![1](event) };
}

it('has no push before the connection is open, and none once it is lost', () => {
  const { tell } = open(true);
  expect(hasPush()).toBe(false);
  tell({ type: 'RESYNC' });
  expect(hasPush()).toBe(true);
  tell({ type: 'LOST' });
  expect(hasPush()).toBe(false);
});

it('informs a new tab that the connection is open', async () => {
  const { tell } = open(true);
  tell({ type: 'RESYNC' });
  other.heard.length = 0;
  other.postMessage({ type: 'CONNECTION_ASKED' });
  await vi.waitFor(() => expect(other.heard).toContain('CONNECTION_STANDS'));
});

it('is informed by the connected tab, and refetches what it missed', async () => {
  open(false);
  await vi.waitFor(() => expect(other.heard).toContain('CONNECTION_ASKED'));
  expect(hasPush()).toBe(false);
  other.postMessage({ type: 'CONNECTION_STANDS' });
  await vi.waitFor(() => expect(hasPush()).toBe(true));
  other.postMessage({ type: 'LOST' });
  await vi.waitFor(() => expect(hasPush()).toBe(false));
  expect(openPushConnection).not.toHaveBeenCalled();
});

it('has no push for the next person once this one has signed out', () => {
  open(true);
  emitPush({ type: 'RESYNC' });
  ending.abort();
  expect(hasPush()).toBe(false);
});
