import type { liveChat } from '@lading/contracts/services/live-chat';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { LiveChat } from './live-chat.service.ts';

/** The live chat of whoever calls (decision D10). */
export function liveChatHandlers(chat: LiveChat) {
  return {
    settings: ({ user }) => chat.settings(user),
    messages: (context, { query }) => chat.read(context, query.limit),
    send: (context, { body }) => chat.send(context, body),
    markRead: (context, { body }) => chat.markRead(context, body.messageId),
  } satisfies HandlersOf<typeof liveChat>;
}
