import type { Webhook, WebhookDraft } from '@lading/contracts/integrations';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Tables } from '../../platform/tables.ts';
import './webhook.table.ts';

/** A webhook with its encrypted secrets. */
export type WebhookRow = Selectable<Tables['webhook']>;

/** A webhook in wire format. */
export const asWebhook = (row: WebhookRow, now: Date): Webhook => ({
  webhookId: row.webhook_id,
  url: row.url,
  events: row.events,
  isOn: row.is_on,
  stop: row.stop,
  createTime: row.created_at.toISOString(),
  lastSuccessTime: row.last_success_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  overlapUntil: row.previous_until && row.previous_until > now ? row.previous_until.toISOString() : null,
});

/** The webhooks of the organization, oldest first. */
export const readWebhooks = (trx: Trx): Promise<WebhookRow[]> =>
  trx.selectFrom('webhook').selectAll().orderBy('webhook_id').execute();

/** A webhook; undefined when the organization has none with that id. */
export async function readWebhook(trx: Trx, webhookId: string): Promise<WebhookRow | undefined> {
  if (!isRowId(webhookId)) return undefined;
  return trx.selectFrom('webhook').selectAll().where('webhook_id', '=', webhookId).executeTakeFirst();
}

/** Makes concurrent creations wait until the transaction ends, so that the limit holds. */
export async function lockWebhooks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook', current_org_id()))`.execute(trx);
}

/** Stores a new webhook; `seal` encrypts its secret for its id. */
export async function insertWebhook(
  trx: Trx,
  given: { draft: WebhookDraft; userId: string; now: Date; seal: (webhookId: string) => string },
): Promise<WebhookRow> {
  const { draft, userId, now, seal } = given;
  const { webhook_id: id } = await trx
    .insertInto('webhook')
    .values({ ...draft, secret_sealed: '', created_by: userId, created_at: now })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  return changeRow(trx, id, { secret_sealed: seal(id) });
}

/** Changes columns of an existing webhook. */
export const changeRow = (trx: Trx, webhookId: string, change: Partial<WebhookRow>): Promise<WebhookRow> =>
  trx
    .updateTable('webhook')
    .set(change)
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Removes a webhook with its deliveries. @returns whether there was one */
export async function deleteWebhook(trx: Trx, webhookId: string): Promise<boolean> {
  if (!isRowId(webhookId)) return false;
  const done = await trx.deleteFrom('webhook').where('webhook_id', '=', webhookId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}
