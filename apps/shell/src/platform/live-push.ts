import { createEventBus } from '@lading/bridge/event-bus';
import type { UndoPush, UserPush } from '@lading/contracts/services/push';
import { useEffect } from 'react';

/** What the server tells by itself (decision D6), by its type, and what the tabs tell each other. A `type`, for an interface has no index signature. */
export type LivePushEvents = {
  [Push in UserPush | UndoPush as Push['type']]: Push;
} & {
  /** The connection stands again: what was told meanwhile was missed, so ask for what is new. */
  RESYNC: { type: 'RESYNC' };
  /** A tab of this browser has shown a message, so the others need not. */
  MESSAGE_SHOWN: { type: 'MESSAGE_SHOWN'; messageId: string };
};

/** Any one of the events. */
export type LivePushEvent = LivePushEvents[keyof LivePushEvents];

/** Where features hear of changes; `features/live-push` feeds it. Nothing comes where the back end has no push: polls stay. */
const livePush = createEventBus<LivePushEvents>((error) => reportError(error));

/** Hands an event to whoever listens in this tab. */
export function emitPush(event: LivePushEvent): void {
  livePush.emit(event.type, event);
}

const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lading.messages');
tabs?.addEventListener('message', ({ data }) => {
  const event = data as LivePushEvents['MESSAGE_SHOWN'];
  if (event.type === 'MESSAGE_SHOWN') emitPush(event);
});

/** Tells the other tabs that a message has been shown here. */
export function tellShown(messageId: string): void {
  tabs?.postMessage({ type: 'MESSAGE_SHOWN', messageId });
}

/** Listens to one kind of event for as long as the component stands. Give a stable listener. */
export function usePush<Type extends keyof LivePushEvents>(
  type: Type,
  listener: (event: LivePushEvents[Type]) => void,
): void {
  useEffect(() => livePush.on(type, listener), [type, listener]);
}
