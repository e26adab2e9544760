import type { ChatMessage } from '@lading/contracts/support';
import type { Platform } from '../../platform/platform.ts';
import { isRowId } from '../../platform/row-id.ts';
import {
  keepMessage,
  markMessagesRead,
  readConversations,
  readMessages,
  type Conversation,
} from './live-chat.store.ts';
import { answerCase, type DeskCase, readDeskCases, seeDeskCase } from './support-case.store.ts';

const shown = 200;

/**
 * The operations of the stand-in support desk: the live chats and cases of all organizations, for support only (decisions D10, D21).
 */
export function supportDeskService({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  return {
    conversations: (): Promise<Conversation[]> => database.asSystem((trx) => readConversations(trx)),

    /** One person's chat, marked as seen; undefined when the person has not written. */
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

    cases: (): Promise<DeskCase[]> => database.asSystem((trx) => readDeskCases(trx)),

    /** One case, marked as seen; undefined when there is none with that number. */
    seeCase: (caseId: string) => database.asSystem((trx) => seeDeskCase(trx, caseId, clock.now())),

    /** Answers a case; false when there is none with that number. */
    answerCase: (caseId: string, reply: { content: string; messageKey: string }): Promise<boolean> =>
      database.asSystem((trx) => answerCase(trx, caseId, reply)),
  };
}
