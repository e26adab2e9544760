import { type Message, messagesApi, messageStatus } from '@lading/contracts/messages';
import { late } from '@lading/ui/late';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api } from '../../platform/api.ts';
import { tellShown, usePush } from '../../platform/live-push.ts';
import { MessageContext } from './message-context.ts';
import { missedMessages } from './missed-messages.ts';
import { type MessageQueue, queued, without } from './message-queue.ts';
import { limits } from '@lading/contracts/core';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';

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

function isFree(): boolean {
  return (
    document.visibilityState === 'visible' &&
    document.querySelector('[role="dialog"], [role="alertdialog"]') === null
  );
}

/**
 * Whether a dialog may open by itself: the page is visible, and nothing is open that it would cover, especially an import. The page
 * is only observed while a message waits.
 */
function useFreeScreen(isWaiting: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => undefined;
      const observer = new MutationObserver(listener);
      observer.observe(document.body, { childList: true, subtree: true });
      document.addEventListener('visibilitychange', listener);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [isWaiting],
  );
  return useSyncExternalStore(subscribe, () => isWaiting && isFree());
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

const MessageDialog = late(async () => (await import('./message-dialog.tsx')).MessageDialog);

interface MessageCenterProps {
  /** Called after messages were read, arrived or were recalled; with the new unread total if known. */
  onChange: (unread?: number) => void;
  children: ReactNode;
}

/**
 * Shows messages over the page: an opened one, the one after login, and new ones (spec §2, §4). Those that open by themselves wait
 * until no other dialog is open. Showing a message marks it as read.
 */
export function MessageCenter({ onChange, children }: MessageCenterProps) {
  const [shown, show] = useState<Message | null>(null);
  const [queue, setQueue] = useState<MessageQueue>([]);
  const isFree = useFreeScreen(queue.length > 0 && shown === null);
  const next = isFree && shown === null ? queue[0] : undefined;
  useEffect(() => {
    if (!next) return undefined;
    let isWanted = true;
    const open = async (): Promise<void> => {
      const isOurs = await claimMessage(next.messageId);
      if (!isWanted) return;
      setQueue((now) => without(now, next.messageId));
      if (isOurs) show(next);
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [next]);

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

  const desk = useMemo(() => ({ open: show, onChange }), [onChange]);
  return (
    <MessageContext value={desk}>
      {children}
      {shown ? (
        <MessageDialog
          key={shown.messageId}
          message={shown}
          onClose={() => show(null)}
          onMissing={() => show(null)}
        />
      ) : null}
    </MessageContext>
  );
}
