import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import './support.table.ts';

/** A case as the list shows it. */
export interface SupportCase {
  caseId: string;
  title: string;
  createdAt: Date;
  unread: number;
}

/** One message of a case. */
export interface SupportMessage {
  fromSupport: boolean;
  content: string;
  sentAt: Date;
}

const unreadOf = sql<string>`count(*) filter (where m.from_support and m.read_at is null)`;

/** The person's cases, newest first. */
export async function readCases(trx: Trx, userId: string): Promise<SupportCase[]> {
  const rows = await trx
    .selectFrom('support_case as c')
    .leftJoin('support_message as m', 'm.case_id', 'c.case_id')
    .select(['c.case_id', 'c.title', 'c.created_at', unreadOf.as('unread')])
    .where('c.user_id', '=', userId)
    .groupBy(['c.case_id', 'c.title', 'c.created_at'])
    .orderBy('c.case_id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    caseId: row.case_id,
    title: row.title,
    createdAt: row.created_at,
    unread: Number(row.unread),
  }));
}

/** How many messages of support the person has not seen. */
export async function countUnread(trx: Trx, userId: string): Promise<number> {
  const { unread } = await trx
    .selectFrom('support_case as c')
    .innerJoin('support_message as m', 'm.case_id', 'c.case_id')
    .select(unreadOf.as('unread'))
    .where('c.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Opens a case with its first message, and the receipt that support answers with. Gives its number. */
export async function openCase(
  trx: Trx,
  userId: string,
  { title, content, receipt }: { title: string; content: string; receipt: string },
): Promise<string> {
  const { case_id: caseId } = await trx
    .insertInto('support_case')
    .values({ user_id: userId, title })
    .returning('case_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('support_message')
    .values([
      { case_id: caseId, from_support: false, content, read_at: null },
      { case_id: caseId, from_support: true, content: receipt, read_at: null },
    ])
    .execute();
  return caseId;
}

/** A case of the person with its messages, which count as seen from now on; undefined when the person has none of that number. */
export async function readCase(
  trx: Trx,
  userId: string,
  caseId: string,
  now: Date,
): Promise<{ title: string; messages: SupportMessage[] } | undefined> {
  if (!isRowId(caseId)) return undefined;
  const found = await trx
    .selectFrom('support_case')
    .select('title')
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return undefined;
  await trx
    .updateTable('support_message')
    .set({ read_at: now })
    .where('case_id', '=', caseId)
    .where('from_support', '=', true)
    .where('read_at', 'is', null)
    .execute();
  const rows = await trx
    .selectFrom('support_message')
    .select(['from_support', 'content', 'sent_at'])
    .where('case_id', '=', caseId)
    .orderBy('message_id')
    .execute();
  return {
    title: found.title,
    messages: rows.map((row) => ({
      fromSupport: row.from_support,
      content: row.content,
      sentAt: row.sent_at,
    })),
  };
}
