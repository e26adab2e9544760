import { type Message, messagesApi, messageStatus } from '@lading/contracts/messages';
import { codeOf, late } from '@lading/ui/late';
import type { ToasterHandle } from '@lading/ui/toaster';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { api } from '../../platform/api.ts';
import { tellShown, usePush } from '../../platform/live-push.ts';
import { MessageContext } from './message-context.ts';
import { missedMessages } from './missed-messages.ts';
import { type MessageQueue, queued, without } from './message-queue.ts';
import { limits } from '@lading/contracts/core';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTexts } from '../../platform/texts.ts';
import { focusedElement, typingWatch } from '../../platform/typing-watch.ts';

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

/** Whether a dialog may open by itself: nobody types, the page is visible, and nothing is open that it would cover. */
type Screen = 'typing' | 'covered' | 'free';

function screenNow(): Screen {
  if (document.visibilityState !== 'visible') return 'covered';
  if (typingWatch.isTyping()) return 'typing';
  const covers = '[role="dialog"], [role="alertdialog"], dialog[open]';
  return document.querySelector(covers) === null ? 'free' : 'covered';
}

/** What a dialog would open on, of which an import is the worst. Apart from typing, the page is only observed while a message waits. */
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

const claims = new Map<string, Promise<boolean>>();

/** @returns whether this tab now holds the lock; it keeps it while it is open */
function takeLock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const take = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, take).catch(reject);
  });
}

/**
 * Whether this tab is the one that opens a pushed message. All tabs receive it simultaneously, and two windows may both be visible:
 * the first to claim it wins. Without locks each tab opens it.
 */
function claimMessage(messageId: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  const claim = claims.get(messageId) ?? takeLock(`lading.message.${messageId}`).catch(() => true);
  claims.set(messageId, claim);
  return claim;
}

const loadDialog = codeOf(async () => (await import('./message-dialog.tsx')).MessageDialog);
const MessageDialog = late(loadDialog);
const WaitingNotice = late(async () => (await import('./waiting-notice.tsx')).WaitingNotice);

interface MessageCenterProps {
  /** Shows that messages wait for somebody who types. */
  toaster: ToasterHandle;
  /** Called after messages were read, arrived or were recalled; with the new unread total if known. */
  onChange: (unread?: number) => void;
  children: ReactNode;
}

/**
 * Shows messages over the page: an opened one, the one after login, and new ones (spec §2, §4). Those that open by themselves wait
 * until no other dialog is open and nobody types; a notice says so. Showing a message marks it as read.
 */
export function MessageCenter({ toaster, onChange, children }: MessageCenterProps) {
  const texts = useTexts();
  const [shown, show] = useState<Message | null>(null);
  /** The shown one has opened by itself. */
  const [isUninvited, setUninvited] = useState(false);
  /** Where the person was when it opened. */
  const place = useRef<Element | null>(null);
  const [queue, setQueue] = useState<MessageQueue>([]);
  const isWaiting = queue.length > 0 && shown === null;
  const screen = useScreen(isWaiting);
  const next = isWaiting && screen === 'free' ? queue[0] : undefined;
  useEffect(() => {
    if (!next) return undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      // Everything is there before it opens: it must not take the focus a moment later, in the middle of a word.
      const [isOurs] = await Promise.all([
        claimMessage(next.messageId),
        loadDialog().catch(() => undefined),
        texts.loadNamespaces('messages'),
      ]);
      if (!isWanted) return;
      setQueue((now) => without(now, next.messageId));
      setUninvited(true);
      place.current = focusedElement();
      if (isOurs) show(next);
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [next, texts]);

  const [isNoticed, setNoticed] = useState(false);
  if (isNoticed ? !isWaiting : screen === 'typing') setNoticed(!isNoticed);

  const { mutate: markAsRead } = useMutation({
    mutationFn: (messageId: string) => api.call(messagesApi.calls.markAsRead, { body: { messageId } }),
    onSettled: () => onChange(),
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (!shown || shown.messageStatus === messageStatus.read) return;
    markAsRead(shown.messageId);
    tellShown(shown.messageId);
  }, [shown, markAsRead]);

  const enqueue = useCallback((message: Message) => setQueue((now) => queued(now, message)), []);
  const forget = useCallback((id: string) => setQueue((now) => without(now, id)), []);
  useMessageAfterLogin(enqueue);
  const [missed] = useState(missedMessages);
  usePush(
    'SYSTEM_NOTIFY',
    useCallback(
      ({ message }) => {
        missed.hear(message);
        enqueue(message);
        onChange();
      },
      [enqueue, missed, onChange],
    ),
  );
  usePush(
    'SYSTEM_NOTIFY_UNDO',
    useCallback(
      ({ messageId }) => {
        forget(messageId);
        show((now) => (now?.messageId === messageId ? null : now));
        onChange();
      },
      [forget, onChange],
    ),
  );
  usePush(
    'MESSAGE_SHOWN',
    useCallback(({ messageId }) => forget(messageId), [forget]),
  );
  usePush(
    'UNREAD_CHANGED',
    useCallback(({ unreadTotal }) => onChange(unreadTotal), [onChange]),
  );
  usePush(
    'RESYNC',
    useCallback(() => {
      onChange();
      // If they cannot be fetched, the count still includes them.
      missed.find().then(
        (messages) => messages.forEach(enqueue),
        () => undefined,
      );
    }, [enqueue, missed, onChange]),
  );

  const close = (): void => {
    show(null);
    // A field keeps its caret. Whoever has the focus by then keeps it.
    systemClock.after(0, () => {
      const { activeElement, body } = document;
      const isFree = activeElement === null || activeElement === body;
      if (isFree) (place.current as HTMLElement | null)?.focus({ preventScroll: true });
      place.current = null;
    });
  };
  const open = useCallback((message: Message) => {
    setUninvited(false);
    show(message);
  }, []);
  const openFirst = (): void => {
    const [first] = queue;
    if (!first) return;
    forget(first.messageId);
    open(first);
  };
  const desk = useMemo(() => ({ open, onChange }), [open, onChange]);
  return (
    <MessageContext value={desk}>
      {children}
      {shown ? (
        <MessageDialog
          key={shown.messageId}
          message={shown}
          isUninvited={isUninvited}
          onClose={close}
          onMissing={() => show(null)}
        />
      ) : null}
      {isNoticed ? <WaitingNotice toaster={toaster} count={queue.length} onOpen={openFirst} /> : null}
    </MessageContext>
  );
}
