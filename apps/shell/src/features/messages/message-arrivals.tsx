import { limits } from '@lading/contracts/core';
import { type Message, messagesApi } from '@lading/contracts/messages';
import { late } from '@lading/ui/late';
import type { ToasterHandle } from '@lading/ui/toaster';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';
import { usePush } from '../../platform/live-push.ts';
import { useTexts } from '../../platform/texts.ts';
import { focusedElement, typingWatch } from '../../platform/typing-watch.ts';
import { loadMessageDialog } from './load-message-dialog.ts';
import { claimMessage, releaseMessages } from './message-claims.ts';
import { missedMessages } from './missed-messages.ts';

/** Messages that wait to be shown, the oldest first. */
type MessageQueue = readonly Message[];

/** Adds a pushed message, once. */
export function queued(queue: MessageQueue, message: Message): MessageQueue {
  return queue.some(({ messageId }) => messageId === message.messageId) ? queue : [...queue, message];
}

/** Removes a message: it was recalled, or another tab has shown it. */
export function without(queue: MessageQueue, id: string): MessageQueue {
  return queue.some(({ messageId }) => messageId === id)
    ? queue.filter(({ messageId }) => messageId !== id)
    : queue;
}

const afterLogin = callQuery(messagesApi.calls.queryMessageAfterLogin);

/** Requests the message to open after sign-in (spec §2), on page load and after each connection. */
function useMessageAfterLogin(onMessage: (message: Message) => void): void {
  const client = useQueryClient();
  const [isDue, setDue] = useState(false);
  useEffect(() => systemClock.after(limits.unreadFirstLoadMs, () => setDue(true)), []);
  const { data } = useQuery({
    ...afterLogin,
    enabled: isDue,
    staleTime: Infinity,
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (data) onMessage(data);
  }, [data, onMessage]);
  usePush(
    'RESYNC',
    useCallback(() => void client.invalidateQueries({ queryKey: afterLogin.queryKey }), [client]),
  );
}

/** Whether a dialog may open by itself: it interrupts no one, the page is visible, and nothing is open that it would cover. */
type Screen = 'typing' | 'covered' | 'free';

function screenNow(): Screen {
  if (document.visibilityState !== 'visible') return 'covered';
  if (typingWatch.isOccupied()) return 'typing';
  return openPlaces().some((place) => place.querySelector(covers) !== null) ? 'covered' : 'free';
}

/** An open menu or list of choices would close. */
const covers =
  '[role="dialog"], [role="alertdialog"], dialog[open], [data-open]:is([role="menu"], [role="listbox"], :has([role="listbox"]))';

/** The page, and the content that a sub-application renders in its own shadow roots. */
function openPlaces(): ParentNode[] {
  const roots = [...document.querySelectorAll('[data-sub-app]')].map(({ shadowRoot }) => shadowRoot);
  return [document, ...roots.filter((root) => root !== null)];
}

/** Elements that a dialog must not cover, an import above all. Apart from typing, the page is only observed while a message waits. */
function useScreen(isWaiting: boolean): Screen {
  useEffect(() => typingWatch.start(), []);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { childList: true, subtree: true });
      document.addEventListener('visibilitychange', listener);
      const unfollow = typingWatch.subscribe(listener);
      return () => {
        unfollow();
        observer.disconnect();
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [isWaiting],
  );
  return useSyncExternalStore(subscribe, () => (isWaiting ? screenNow() : 'covered'));
}

const WaitingNotice = late(async () => (await import('./waiting-notice.tsx')).WaitingNotice);

interface MessageArrivalsProps {
  /** Shows that messages wait until the person has finished typing. */
  toaster: ToasterHandle;
  /** The message that is open, by itself or not; others wait. */
  shownId: string | undefined;
  /** The newest messages when the page began; undefined while they are requested. */
  firstMessages: readonly Message[] | undefined;
  /** Whether push was connected before this component mounted. */
  hasSynced: boolean;
  /** Opens a message; `place` had the focus if it opens by itself. */
  onOpen: (message: Message, place?: Element | null) => void;
  /** A message was recalled. */
  onRecall: (messageId: string) => void;
}

/**
 * Opens arriving messages: the message after login, and new ones (spec §2, §4). They wait until no other dialog is open and no
 * one is typing; a notice says so.
 */
export function MessageArrivals({
  toaster,
  shownId,
  firstMessages,
  hasSynced,
  onOpen,
  onRecall,
}: MessageArrivalsProps) {
  const isBusy = shownId !== undefined;
  const texts = useTexts();
  const [queue, setQueue] = useState<MessageQueue>([]);
  // By the time that one is closed, the other tabs know that it was shown.
  useEffect(() => (isBusy ? releaseMessages : undefined), [isBusy]);
  const isWaiting = queue.length > 0 && !isBusy;
  const screen = useScreen(isWaiting);
  const next = isWaiting && screen === 'free' ? queue[0] : undefined;
  useEffect(() => {
    if (!next) return undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      // Everything is loaded before it opens, so that it does not take the focus a moment later, in the middle of a word.
      const [isOurs] = await Promise.all([
        claimMessage(next.messageId),
        loadMessageDialog().catch(() => undefined),
        texts.loadNamespaces('messages'),
      ]);
      if (!isWanted) return;
      setQueue((now) => without(now, next.messageId));
      if (isOurs) onOpen(next, focusedElement());
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [next, texts, onOpen]);

  const [isNoticed, setNoticed] = useState(false);
  if (isNoticed ? !isWaiting : screen === 'typing') setNoticed(!isNoticed);

  const [seen] = useState(() => new Set<string>());
  const enqueue = useCallback(
    (message: Message) => {
      if (!seen.has(message.messageId)) setQueue((now) => queued(now, message));
    },
    [seen],
  );
  const drop = useCallback((id: string) => setQueue((now) => without(now, id)), []);
  /** Once shown, it does not open again, even if the server has not yet noted that. */
  const settle = useCallback(
    (id: string) => {
      seen.add(id);
      drop(id);
    },
    [drop, seen],
  );
  useEffect(() => {
    if (shownId !== undefined) seen.add(shownId);
  }, [shownId, seen]);
  if (shownId !== undefined && queue.some(({ messageId }) => messageId === shownId)) drop(shownId);
  useMessageAfterLogin(enqueue);
  const [missed] = useState(missedMessages);
  usePush(
    'SYSTEM_NOTIFY',
    useCallback(
      ({ message }) => {
        missed.hear(message);
        enqueue(message);
      },
      [enqueue, missed],
    ),
  );
  usePush(
    'SYSTEM_NOTIFY_UNDO',
    useCallback(
      ({ messageId }) => {
        drop(messageId);
        onRecall(messageId);
      },
      [drop, onRecall],
    ),
  );
  usePush(
    'MESSAGE_SHOWN',
    useCallback(({ messageId }) => settle(messageId), [settle]),
  );
  const findMissed = useCallback(() => {
    // If they cannot be fetched, the count still includes them.
    missed.find().then(
      (messages) => messages.forEach(enqueue),
      () => undefined,
    );
  }, [enqueue, missed]);
  // Before a request for what came since.
  useEffect(() => {
    if (firstMessages) missed.begin(firstMessages);
  }, [firstMessages, missed]);
  usePush('RESYNC', findMissed);
  const [wasSynced] = useState(hasSynced);
  useEffect(() => {
    if (wasSynced) findMissed();
  }, [wasSynced, findMissed]);

  const openFirst = (): void => {
    const [first] = queue;
    if (!first) return;
    drop(first.messageId);
    onOpen(first);
  };
  return isNoticed ? <WaitingNotice toaster={toaster} count={queue.length} onOpen={openFirst} /> : null;
}
