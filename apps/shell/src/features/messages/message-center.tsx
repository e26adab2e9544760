import { messageStatus, type Message } from '@lading/contracts/entities/message';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { late } from '@lading/ui/late';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { tellShown, usePush } from '../../platform/live-push.ts';
import { claimMessage } from './claim-message.ts';
import { MessageContext } from './message-context.ts';
import { queued, without, type MessageQueue } from './message-queue.ts';
import { useFreeScreen } from './use-free-screen.ts';
import { useMessageAfterLogin } from './use-message-after-login.ts';

const MessageDialog = late(async () => (await import('./message-dialog.tsx')).MessageDialog);

interface MessageCenterProps {
  /** Called after messages were read, arrived or were called back; with the new unread total where it is known. */
  onChange: (unread?: number) => void;
  children: ReactNode;
}

/**
 * Shows messages over the page: the one that somebody opened, the one after login, and those that arrive while the page
 * stands (spec §2, §4). What comes by itself waits until no other dialog is open. Showing a message marks it as read.
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
    mutationFn: (messageId: string) => api.call(wmsUser.calls.markAsRead, { body: { messageId } }),
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
  usePush(
    'SYSTEM_NOTIFY',
    useCallback(
      ({ message }) => {
        enqueue(message);
        onChange();
      },
      [enqueue, onChange],
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
    useCallback(() => onChange(), [onChange]),
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
