import type { ChatMessage } from '@lading/contracts/support';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personName } from '../../platform/person-name.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    chat_message: {
      message_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      from_support: boolean;
      content: string;
      message_key: string;
      sent_at: Date;
      read_at: Date | null;
    };
  }
}

const columns = ['message_id', 'from_support', 'content', 'sent_at'] as const;

const asMessage = (row: {
  message_id: string;
  from_support: boolean;
  content: string;
  sent_at: Date;
}): ChatMessage => ({
  messageId: row.message_id,
  fromSupport: row.from_support,
  content: row.content,
  sentAt: row.sent_at.toISOString(),
});

/** A person's conversation in sequence: its newest messages. */
export async function readMessages(trx: Trx, userId: string, limit: number): Promise<ChatMessage[]> {
  const rows = await trx
    .selectFrom('chat_message')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed().map(asMessage);
}

/** The number of support messages that the person has not seen. */
export async function countUnreadMessages(trx: Trx, userId: string): Promise<number> {
  const { unread } = await trx
    .selectFrom('chat_message')
    .select(sql<string>`count(*)`.as('unread'))
    .where('user_id', '=', userId)
    .where('from_support', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Stores a message; returns an existing one with the same key unchanged. */
export async function keepMessage(
  trx: Trx,
  message: {
    userId: string;
    orgId: string;
    fromSupport: boolean;
    content: string;
    messageKey: string;
    now: Date;
  },
): Promise<ChatMessage> {
  await trx
    .insertInto('chat_message')
    .values({
      org_id: message.orgId,
      user_id: message.userId,
      from_support: message.fromSupport,
      content: message.content,
      message_key: message.messageKey,
      sent_at: message.now,
      read_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'message_key']).doNothing())
    .execute();
  return asMessage(
    await trx
      .selectFrom('chat_message')
      .select(columns)
      .where('user_id', '=', message.userId)
      .where('message_key', '=', message.messageKey)
      .executeTakeFirstOrThrow(),
  );
}

/** Marks the messages of one side as seen by the other, up to one. */
export async function markMessagesRead(
  trx: Trx,
  userId: string,
  { fromSupport, upTo, now }: { fromSupport: boolean; upTo: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('chat_message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('from_support', '=', fromSupport)
    .where('message_id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute();
}

/** A conversation as the support desk lists it. */
export interface Conversation {
  userId: string;
  orgId: string;
  name: string;
  email: string;
  orgName: string;
  lastContent: string;
  lastAt: Date;
  /** Messages of the person that the desk has not seen. */
  waiting: number;
}

/** Conversations of all organizations, newest message first; or that of one person. For the desk, in the system role. */
export async function readConversations(trx: Trx, userId?: string): Promise<Conversation[]> {
  const rows = await trx
    .selectFrom('chat_message as m')
    .innerJoin('person as p', 'p.user_id', 'm.user_id')
    .innerJoin('organisation as o', 'o.org_id', 'p.org_id')
    .select(['p.user_id', 'p.org_id', 'p.email', 'p.user_name', 'p.first_name', 'p.last_name', 'o.org_name'])
    .select([
      sql<string>`(array_agg(m.content order by m.message_id desc))[1]`.as('last_content'),
      sql<Date>`max(m.sent_at)`.as('last_at'),
      sql<string>`count(*) filter (where not m.from_support and m.read_at is null)`.as('waiting'),
    ])
    .$if(userId !== undefined, (query) => query.where('p.user_id', '=', userId!))
    .groupBy(['p.user_id', 'o.org_id'])
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    orgId: row.org_id,
    name: personName(row),
    email: row.email,
    orgName: row.org_name,
    lastContent: row.last_content,
    lastAt: row.last_at,
    waiting: Number(row.waiting),
  }));
}
