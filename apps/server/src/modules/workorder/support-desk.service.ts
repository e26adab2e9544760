import type { ChatMessage } from '@lading/contracts/entities/chat';
import type { Platform } from '../../platform/platform.ts';
import { isRowId } from '../../platform/row-id.ts';
import {
  keepMessage,
  markMessagesRead,
  readConversations,
  readMessages,
  type Conversation,
} from './live-chat.store.ts';

const shown = 200;

/** What the desk of the stand-in support site does: the live chats of all organisations, for support alone (decision D10). */
export function supportDeskService({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  return {
    conversations: (): Promise<Conversation[]> => database.asSystem((trx) => readConversations(trx)),

    /** One person's chat, seen from now on; undefined when the person has not written. */
    async see(userId: string): Promise<{ conversation: Conversation; messages: ChatMessage[] } | undefined> {
      if (!isRowId(userId)) return undefined;
      return database.asSystem(async (trx) => {
        const [conversation] = await readConversations(trx, userId);
        if (!conversation) return undefined;
        const messages = await readMessages(trx, userId, shown);
        const upTo = messages.at(-1)?.messageId;
        if (upTo) await markMessagesRead(trx, userId, { fromSupport: false, upTo, now: clock.now() });
        return { conversation, messages };
      });
    },

    /** Answers; false when the person has not written. */
    async answer(userId: string, message: { content: string; messageKey: string }): Promise<boolean> {
      if (!isRowId(userId)) return false;
      return database.asSystem(async (trx) => {
        const [conversation] = await readConversations(trx, userId);
        if (!conversation) return false;
        const { orgId } = conversation;
        await keepMessage(trx, { ...message, userId, orgId, fromSupport: true, now: clock.now() });
        return true;
      });
    },
  };
}
