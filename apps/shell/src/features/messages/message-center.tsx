import { type Message, messagesApi, messageStatus } from '@lading/contracts/messages';
import { late } from '@lading/ui/late';
import type { ToasterHandle } from '@lading/ui/toaster';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { systemClock } from '../../platform/clock.ts';
import { reportShown, usePush } from '../../platform/live-push.ts';
import { latestMessages } from './latest-messages.ts';
import { loadMessageDialog } from './load-message-dialog.ts';
import { MessageContext } from './message-context.ts';

const MessageDialog = late(loadMessageDialog);
const MessageArrivals = late(async () => (await import('./message-arrivals.tsx')).MessageArrivals);

interface MessageCenterProps {
  /** Shows that messages wait until the person has finished typing. */
  toaster: ToasterHandle;
  /** Whether the page is idle: from then on messages open by themselves. */
  isAtRest: boolean;
  /** Called after messages were read, arrived or were recalled; with the new unread total if known. */
  onChange: (unread?: number) => void;
  children: ReactNode;
}

/** Shows messages over the page: an opened one, and those that open by themselves. Showing a message marks it as read. */
export function MessageCenter({ toaster, isAtRest, onChange, children }: MessageCenterProps) {
  const [shown, show] = useState<Message | null>(null);
  /** The shown message has opened by itself. */
  const [isUninvited, setUninvited] = useState(false);
  /** The focused element when it opened. */
  const place = useRef<Element | null>(null);

  const { mutate: markAsRead } = useMutation({
    mutationFn: (messageId: string) => api.call(messagesApi.calls.markAsRead, { body: { messageId } }),
    onSettled: () => onChange(),
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (!shown || shown.messageStatus === messageStatus.read) return;
    markAsRead(shown.messageId);
    reportShown(shown.messageId);
  }, [shown, markAsRead]);

  // Of the bell, as it was first: what comes before push is connected is newer.
  const { data: latest } = useQuery({ ...latestMessages, enabled: false });
  const [first, setFirst] = useState(latest);
  if (!first && latest) setFirst(latest);

  const recount = useCallback(() => onChange(), [onChange]);
  usePush('SYSTEM_NOTIFY', recount);
  usePush('SYSTEM_NOTIFY_UNDO', recount);
  const [hasSynced, setSynced] = useState(false);
  usePush(
    'RESYNC',
    useCallback(() => {
      setSynced(true);
      onChange();
    }, [onChange]),
  );
  usePush(
    'UNREAD_CHANGED',
    useCallback(({ unreadTotal }) => onChange(unreadTotal), [onChange]),
  );

  // However it closes, including a recall.
  useEffect(() => {
    const from = place.current;
    if (shown || !from) return;
    place.current = null;
    // A field keeps its caret. If the focus has moved meanwhile, it stays there.
    systemClock.after(0, () => {
      const { activeElement, body } = document;
      const isFree = activeElement === null || activeElement === body;
      if (isFree) (from as HTMLElement).focus({ preventScroll: true });
    });
  }, [shown]);
  const close = (): void => show(null);
  const open = useCallback((message: Message, from?: Element | null) => {
    setUninvited(from !== undefined);
    if (from !== undefined) place.current = from;
    show(message);
  }, []);
  const recall = useCallback(
    (messageId: string) => show((now) => (now?.messageId === messageId ? null : now)),
    [],
  );
  const desk = useMemo(() => ({ open: (message: Message) => open(message), onChange }), [open, onChange]);
  return (
    <MessageContext value={desk}>
      {children}
      {shown ? (
        <MessageDialog
          key={shown.messageId}
          message={shown}
          isUninvited={isUninvited}
          onClose={close}
          onMissing={close}
        />
      ) : null}
      {isAtRest ? (
        <MessageArrivals
          toaster={toaster}
          shownId={shown?.messageId}
          firstMessages={first?.page.records}
          hasSynced={hasSynced}
          onOpen={open}
          onRecall={recall}
        />
      ) : null}
    </MessageContext>
  );
}
