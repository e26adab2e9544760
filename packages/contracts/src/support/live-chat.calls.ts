import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { chatMessage, chatSettings } from './chat.ts';
import { queryInteger, wireId } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';

const prefix = `${productService('workorder')}/chat`;

/** Live chat (spec §1, decision D10): calls of our own. A back end without them has no chat, and the shell shows none. */
export const liveChatApi = defineService('live-chat', {
  settings: {
    method: 'GET',
    path: `${prefix}/settings`,
    access: 'signed-in',
    summary: 'The live chat of the caller, and what it needs to start.',
    data: chatSettings,
    errors: 'silent',
  },
  messages: {
    method: 'GET',
    path: `${prefix}/messages`,
    access: 'signed-in',
    summary: 'The newest messages of the caller’s conversation, in order, and how many are unread.',
    query: z.object({ limit: queryInteger(0, 200).default(100) }),
    data: z.object({ messages: z.array(chatMessage), unread: z.number().int().nonnegative() }),
    errors: 'silent',
  },
  send: {
    method: 'POST',
    path: `${prefix}/messages`,
    access: 'signed-in',
    summary: 'Sends a message, once per key.',
    body: z.object({
      content: z.string().trim().min(1).max(4_000),
      messageKey: z.string().regex(/^[\w-]{8,64}$/),
    }),
    data: chatMessage,
    errors: 'silent',
  },
  markRead: {
    method: 'POST',
    path: `${prefix}/read`,
    access: 'signed-in',
    summary: 'Marks messages of support as seen, up to the given one.',
    body: z.object({ messageId: wireId }),
    errors: 'silent',
  },
});
