import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personName } from '../../platform/person-name.ts';
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

/** The number of support messages that the person has not seen. */
export async function countUnread(trx: Trx, userId: string): Promise<number> {
  const { unread } = await trx
    .selectFrom('support_case as c')
    .innerJoin('support_message as m', 'm.case_id', 'c.case_id')
    .select(unreadOf.as('unread'))
    .where('c.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Opens a case with its first message, and support's automatic receipt. Returns its number. */
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

/** A case of the person with its messages, which are marked as seen; undefined when the person has none with that number. */
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
  await markSeen(trx, caseId, { fromSupport: true, now });
  return { title: found.title, messages: await messagesOf(trx, caseId) };
}

/** Marks the messages of one side as seen by the other. */
async function markSeen(
  trx: Trx,
  caseId: string,
  { fromSupport, now }: { fromSupport: boolean; now: Date },
): Promise<void> {
  await trx
    .updateTable('support_message')
    .set({ read_at: now })
    .where('case_id', '=', caseId)
    .where('from_support', '=', fromSupport)
    .where('read_at', 'is', null)
    .execute();
}

async function messagesOf(trx: Trx, caseId: string): Promise<SupportMessage[]> {
  const rows = await trx
    .selectFrom('support_message')
    .select(['from_support', 'content', 'sent_at'])
    .where('case_id', '=', caseId)
    .orderBy('message_id')
    .execute();
  return rows.map((row) => ({ fromSupport: row.from_support, content: row.content, sentAt: row.sent_at }));
}

/** Adds a reply to a case of the person; false when the person has none with that number. A repeated reply is stored once. */
export async function replyToCase(
  trx: Trx,
  userId: string,
  caseId: string,
  reply: { content: string; messageKey: string },
): Promise<boolean> {
  if (!isRowId(caseId)) return false;
  const found = await trx
    .selectFrom('support_case')
    .select(['case_id', 'org_id'])
    .where('case_id', '=', caseId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) return false;
  await keepReply(trx, { ...reply, caseId, orgId: found.org_id, fromSupport: false });
  return true;
}

async function keepReply(
  trx: Trx,
  reply: { caseId: string; orgId: string; fromSupport: boolean; content: string; messageKey: string },
): Promise<void> {
  await trx
    .insertInto('support_message')
    .values({
      case_id: reply.caseId,
      org_id: reply.orgId,
      from_support: reply.fromSupport,
      content: reply.content,
      message_key: reply.messageKey,
      read_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'message_key']).where('message_key', 'is not', null).doNothing(),
    )
    .execute();
}

/** A case as the desk lists it. */
export interface DeskCase {
  caseId: string;
  title: string;
  name: string;
  email: string;
  orgName: string;
  lastAt: Date;
  /** Messages of the person that the desk has not seen. */
  waiting: number;
}

/** Cases of all organizations, newest message first; or one of them. For the desk, in the system role. */
export async function readDeskCases(trx: Trx, caseId?: string): Promise<DeskCase[]> {
  const rows = await trx
    .selectFrom('support_message as m')
    .innerJoin('support_case as c', 'c.case_id', 'm.case_id')
    .innerJoin('person as p', 'p.user_id', 'c.user_id')
    .innerJoin('organisation as o', 'o.org_id', 'p.org_id')
    .select(['c.case_id', 'c.title', 'p.email', 'p.user_name', 'p.first_name', 'p.last_name', 'o.org_name'])
    .select([
      sql<Date>`max(m.sent_at)`.as('last_at'),
      sql<string>`count(*) filter (where not m.from_support and m.read_at is null)`.as('waiting'),
    ])
    .$if(caseId !== undefined, (query) => query.where('c.case_id', '=', caseId!))
    .groupBy(['c.case_id', 'p.user_id', 'o.org_id'])
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    caseId: row.case_id,
    title: row.title,
    name: personName(row),
    email: row.email,
    orgName: row.org_name,
    lastAt: row.last_at,
    waiting: Number(row.waiting),
  }));
}

/** One case for the desk with its messages; marks the person's messages as seen. */
export async function seeDeskCase(
  trx: Trx,
  caseId: string,
  now: Date,
): Promise<{ supportCase: DeskCase; messages: SupportMessage[] } | undefined> {
  if (!isRowId(caseId)) return undefined;
  const [supportCase] = await readDeskCases(trx, caseId);
  if (!supportCase) return undefined;
  await markSeen(trx, caseId, { fromSupport: false, now });
  return { supportCase, messages: await messagesOf(trx, caseId) };
}

/** The desk's answer to a case; false when there is none with that number. */
export async function answerCase(
  trx: Trx,
  caseId: string,
  reply: { content: string; messageKey: string },
): Promise<boolean> {
  if (!isRowId(caseId)) return false;
  const supportCase = await trx
    .selectFrom('support_case')
    .select('org_id')
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (!supportCase) return false;
  await keepReply(trx, { ...reply, caseId, orgId: supportCase.org_id, fromSupport: true });
  return true;
}

/** The visitor of the support site, as reported to an external one; undefined when the person is gone. */
export async function readVisitor(
  trx: Trx,
  userId: string,
): Promise<{ email: string; name: string } | undefined> {
  const row = await trx
    .selectFrom('person')
    .select(['email', 'user_name', 'first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { email: row.email, name: personName(row) };
}
