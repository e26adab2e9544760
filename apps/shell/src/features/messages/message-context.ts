import type { Message } from '@lading/contracts/entities/message';
import { createContext, use } from 'react';

/** What the parts of the message center share. */
export interface MessageDesk {
  /** Opens a message, which marks it as read (spec §4). */
  open: (message: Message) => void;
  /** To be called after messages were read; `unread` is the new total where it is known. */
  onChange: (unread?: number) => void;
}

export const MessageContext = createContext<MessageDesk | null>(null);

/** The message center around. @throws Error outside of it */
export function useMessageDesk(): MessageDesk {
  const desk = use(MessageContext);
  if (!desk) throw new Error('useMessageDesk is called outside of the message center');
  return desk;
}
