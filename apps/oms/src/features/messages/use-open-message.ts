import { isUnread, type Message } from '@lading/contracts/messages';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const parameter = 'message';

/** The open message, from the page's address: Back closes it, a reload shows it again. */
export interface OpenMessage {
  opened: Message | null;
  close: () => void;
}

/**
 * @param records the messages in the list
 * @param markAsRead called once for each unread message that is opened (spec §4)
 */
export function useOpenMessage(
  records: readonly Message[] | undefined,
  markAsRead: (messageId: string) => void,
): OpenMessage {
  const [params, setParams] = useSearchParams();
  const [kept, keep] = useState<Message | null>(null);
  const openId = params.get(parameter);
  const found = records?.find(({ messageId }) => messageId === openId);
  // Kept, since a message that was just read disappears from the unread filter.
  if (found && found.messageId !== kept?.messageId) keep(found);
  const opened = openId !== null && kept?.messageId === openId ? kept : null;

  useEffect(() => {
    if (opened && isUnread(opened)) markAsRead(opened.messageId);
  }, [opened, markAsRead]);

  return {
    opened,
    close: () =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.delete(parameter);
        return next;
      }),
  };
}

/** The address that opens a message over the current list. */
export function useMessageLink(): (message: Message) => string {
  const [params] = useSearchParams();
  return ({ messageId }) => {
    const next = new URLSearchParams(params);
    next.set(parameter, messageId);
    return `?${next.toString()}`;
  };
}
