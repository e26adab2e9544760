import type { liveChatApi } from '@lading/contracts/support';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { LiveChat } from './live-chat.service.ts';

/** The caller's live chat (decision D10). */
export function liveChatHandlers(chat: LiveChat) {
  return {
    settings: ({ user, host }) => chat.settings(user, host),
    messages: (context, { query }) => chat.read(context, query.limit),
    send: (context, { body }) => chat.send(context, body),
    markRead: (context, { body }) => chat.markRead(context, body.messageId),
  } satisfies HandlersOf<typeof liveChatApi>;
}
