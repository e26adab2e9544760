import type { Audience, NewNotification } from '@lading/contracts/messages';
import { sql, type Insertable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './message.table.ts';

/** The recipients of a notification: an entire organization, or one person in it. */
export type Recipient = { org_id: string; user_id: string | null };

/** The members of an audience. */
export function recipientsOf(trx: Trx, audience: Audience): Promise<Recipient[]> {
  if (audience.kind === 'person') {
    return trx
      .selectFrom('person')
      .select(['org_id', 'user_id'])
      .where(sql`lower(email)`, '=', audience.email.toLowerCase())
      .execute();
  }
  const organisations = trx
    .selectFrom('organisation')
    .select(['org_id', (where) => where.val<string | null>(null).as('user_id')]);
  return (
    audience.kind === 'all' ? organisations : organisations.where('org_id', '=', audience.orgId)
  ).execute();
}

/** Records that an operator sent a notification; returns its id. */
export async function insertPublication(
  trx: Trx,
  { audience, titleEn }: Pick<NewNotification, 'audience' | 'titleEn'>,
): Promise<string> {
  const { publication_id: publicationId } = await trx
    .insertInto('publication')
    .values({ audience: JSON.stringify(audience), title_en: titleEn })
    .returning('publication_id')
    .executeTakeFirstOrThrow();
  return publicationId;
}

/** Adds one message; returns its id. */
export async function insertNotification(
  trx: Trx,
  notification: Insertable<Tables['notification']>,
): Promise<string> {
  const { message_id: messageId } = await trx
    .insertInto('notification')
    .values(notification)
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return messageId;
}

/** Recalls a notification, and returns its messages; undefined when there is none, or it was already recalled. */
export async function recallPublication(
  trx: Trx,
  publicationId: string,
  now: Date,
): Promise<{ message_id: string; org_id: string }[] | undefined> {
  const recalled = { recalled_at: now };
  const { numUpdatedRows } = await trx
    .updateTable('publication')
    .set(recalled)
    .where('publication_id', '=', publicationId)
    .where('recalled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return trx
    .updateTable('notification')
    .set(recalled)
    .where('publication_id', '=', publicationId)
    .returning(['message_id', 'org_id'])
    .execute();
}
