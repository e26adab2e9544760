import type { Message } from '@lading/contracts/messages';
import { createContext, use } from 'react';

/** Shared context of the message center. */
export interface MessageDesk {
  /** Opens a message, which marks it as read (spec §4). */
  open: (message: Message) => void;
  /** Call it after messages were read; `unread` is the new total if known. */
  onChange: (unread?: number) => void;
}

export const MessageContext = createContext<MessageDesk | null>(null);

/** The enclosing message center. @throws Error outside of it */
export function useMessageDesk(): MessageDesk {
  const desk = use(MessageContext);
  if (!desk) throw new Error('useMessageDesk is called outside of the message center');
  return desk;
}
