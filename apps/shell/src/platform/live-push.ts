import { createEventBus } from '@lading/bridge/event-bus';
import type { UndoPush, UserPush } from '@lading/contracts/core';
import { useEffect } from 'react';

/** Server pushes (decision D6), by type, and messages between the tabs. A `type`, because an interface has no index signature. */
export type LivePushEvents = {
  [Push in UserPush | UndoPush as Push['type']]: Push;
} & {
  /**
   * The connection is back: pushes in between were missed, so refetch. `isPartial`: the back end only pushes messages, not other
   * changes.
   */
  RESYNC: { type: 'RESYNC'; isPartial?: boolean };
  /** The connection is lost: poll from now on (spec §9). */
  LOST: { type: 'LOST' };
  /** A tab of this browser has shown a message, so the others need not. */
  MESSAGE_SHOWN: { type: 'MESSAGE_SHOWN'; messageId: string };
};

/** Any one of the events. */
export type LivePushEvent = LivePushEvents[keyof LivePushEvents];

/** The event bus for features, fed by `features/live-push`. Silent if the back end has no push: polling stays. */
const livePush = createEventBus<LivePushEvents>((error) => reportError(error));

let isConnected = false;

/** Whether every change is pushed now. If not, pages poll for changes (spec §9). */
export const hasPush = (): boolean => isConnected;

/** Disconnects after a sign-out: nothing is pushed, and nothing should be requested. */
export function endPush(): void {
  isConnected = false;
}

/** Emits an event to the listeners in this tab. */
export function emitPush(event: LivePushEvent): void {
  // Before the listeners: one that refetches decides by this whether to poll later.
  if (event.type === 'RESYNC') isConnected = !event.isPartial;
  if (event.type === 'LOST') isConnected = false;
  livePush.emit(event.type, event);
}

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lading.messages');
tabs?.addEventListener('message', ({ data }) => {
  const event = data as LivePushEvents['MESSAGE_SHOWN'];
  if (event.type === 'MESSAGE_SHOWN') emitPush(event);
});

/** Notifies the other tabs that a message was shown here. */
export function reportShown(messageId: string): void {
  tabs?.postMessage({ type: 'MESSAGE_SHOWN', messageId });
}

/** Subscribes to one kind of event; the returned function ends that. */
export const onPush = <Type extends keyof LivePushEvents>(
  type: Type,
  listener: (event: LivePushEvents[Type]) => void,
): (() => void) => livePush.on(type, listener);

/** Subscribes to one kind of event while the component is mounted. Pass a stable listener. */
export function usePush<Type extends keyof LivePushEvents>(
  type: Type,
  listener: (event: LivePushEvents[Type]) => void,
): void {
  useEffect(() => onPush(type, listener), [type, listener]);
}
