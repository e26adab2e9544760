import { type Message, type MessageList, messageStatus } from '@lading/contracts/messages';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';
import './message.table.ts';

/** The parameters of the message list. */
export interface MessageQuery {
  pageNo: number;
  pageSize: number;
  messageStatus?: (typeof messageStatus)[keyof typeof messageStatus] | undefined;
  search?: string | undefined;
  /** Sent at this moment or later. */
  sentFrom?: string | undefined;
}

/** The messages to a person: those to the entire organization and those to this person. */
const messagesTo = (trx: Trx, userId: string) =>
  trx
    .selectFrom('notification')
    .leftJoin('notification_read as seen', (join) =>
      join.onRef('seen.message_id', '=', 'notification.message_id').on('seen.user_id', '=', userId),
    )
    .where('notification.recalled_at', 'is', null)
    .where((where) =>
      where.or([where('notification.user_id', 'is', null), where('notification.user_id', '=', userId)]),
    );

const selectMessage = (messages: ReturnType<typeof messagesTo>) =>
  messages
    .selectAll('notification')
    .select('seen.read_at')
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc');

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessage>['execute']>>[number];

const asMessage = (row: MessageRow): Message => ({
  messageId: row.message_id,
  messageStatus: row.read_at ? messageStatus.read : messageStatus.unread,
  titleEn: row.title_en,
  titleZh: row.title_zh,
  digestEn: row.digest_en,
  digestZh: row.digest_zh,
  contentEn: row.content_en,
  contentZh: row.content_zh,
  sendTime: row.sent_at.toISOString(),
});

/** The number of unread messages of a person. */
export function countUnreadMessages(trx: Trx, userId: string): Promise<number> {
  return countRows(messagesTo(trx, userId).where('seen.read_at', 'is', null));
}

/** One page of a person's messages, newest first, and the total number of unread ones (spec §3). */
export async function readMessages(trx: Trx, userId: string, query: MessageQuery): Promise<MessageList> {
  let messages = messagesTo(trx, userId);
  if (query.messageStatus !== undefined) {
    messages = messages.where(
      'seen.read_at',
      query.messageStatus === messageStatus.read ? 'is not' : 'is',
      null,
    );
  }
  if (query.sentFrom !== undefined) messages = messages.where('sent_at', '>=', new Date(query.sentFrom));
  if (query.search) {
    const columns = ['title_en', 'title_zh', 'content_en', 'content_zh'];
    messages = messages.where(holdsText(query.search, ...columns.map((column) => sql.ref(column))));
  }
  const { rows, total } = await readPage(selectMessage(messages), messages, query);
  return {
    page: { records: rows.map(asMessage), total },
    unreadTotal: await countUnreadMessages(trx, userId),
  };
}

/** The newest unread message that should open after sign-in (spec §2). */
export async function readMessageAfterLogin(trx: Trx, userId: string): Promise<Message | null> {
  const row = await selectMessage(
    messagesTo(trx, userId).where('show_after_login', '=', true).where('seen.read_at', 'is', null),
  )
    .limit(1)
    .executeTakeFirst();
  return row ? asMessage(row) : null;
}

/** Marks one or all of the person's messages as read. Repeating it changes nothing. Returns how many were found. */
export async function markRead(trx: Trx, userId: string, messageId?: string): Promise<number> {
  if (messageId !== undefined && !isRowId(messageId)) return 0;
  let messages = messagesTo(trx, userId);
  if (messageId !== undefined) messages = messages.where('notification.message_id', '=', messageId);
  const found = await messages.select(['notification.message_id', 'seen.read_at']).execute();
  const unread = found.filter((row) => row.read_at === null);
  if (unread.length > 0) {
    await trx
      .insertInto('notification_read')
      .values(unread.map(({ message_id }) => ({ message_id, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return found.length;
}
