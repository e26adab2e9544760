import { createHmac } from 'node:crypto';
import type { ChatMessage, ChatSettings } from '@lading/contracts/support';
import type { SignedIn } from '../../platform/access-tokens.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { supportSiteOf } from '../../support-config.ts';
import { isRowId } from '../../platform/row-id.ts';
import { countUnreadMessages, keepMessage, markMessagesRead, readMessages } from './live-chat.store.ts';

/** More than a person types, and too little to fill a database. */
const sendRule: AttemptRule = { name: 'chat message', most: 60, windowSeconds: 300 };

/** The live chat of a person (decision D10). A reseller's client has none (spec §6). */
export function liveChatService(platform: Platform) {
  const { clock, config } = platform;
  const attempts = attemptLimit(platform);
  return {
    settings({ userId, resellerId }: SignedIn, host: string): ChatSettings {
      if (resellerId !== undefined) return { vendor: 'none' };
      if (!config.chatwoot)
        return { vendor: supportSiteOf(config.support, host) === 'built-in' ? 'built-in' : 'none' };
      const { baseUrl, websiteToken, hmacKey } = config.chatwoot;
      return {
        vendor: 'chatwoot',
        baseUrl,
        websiteToken,
        identifierHash: hmacKey ? createHmac('sha256', hmacKey).update(userId).digest('hex') : null,
      };
    },

    /** The newest messages in sequence, and the number of unread ones from support. */
    read: (
      { db, user }: SignedInContext,
      limit: number,
    ): Promise<{ messages: ChatMessage[]; unread: number }> =>
      db(async (trx) => ({
        messages: await readMessages(trx, user.userId, limit),
        unread: await countUnreadMessages(trx, user.userId),
      })),

    /** Stores a message of the person. @throws RequestError 429 */
    async send(
      { db, user: { userId, orgId } }: SignedInContext,
      message: { content: string; messageKey: string },
    ): Promise<ChatMessage> {
      await attempts.count(sendRule, userId);
      return db((trx) =>
        keepMessage(trx, { ...message, userId, orgId, fromSupport: false, now: clock.now() }),
      );
    },

    /** Marks support's messages as seen, up to a message; an invalid number marks nothing. */
    async markRead({ db, user }: SignedInContext, messageId: string): Promise<void> {
      if (!isRowId(messageId)) return;
      await db((trx) =>
        markMessagesRead(trx, user.userId, { fromSupport: true, upTo: messageId, now: clock.now() }),
      );
    },
  };
}

/** See {@link liveChatService}. */
export type LiveChat = ReturnType<typeof liveChatService>;
