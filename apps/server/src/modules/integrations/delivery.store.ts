import type { Page } from '@lading/contracts/core';
import {
  testEvent,
  webhookDelivery,
  webhookRules,
  type DeliveryAttempt,
  type DeliveryState,
  type WebhookDelivery,
} from '@lading/contracts/integrations';
import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo, databaseTimeIn } from '../../platform/database-time.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Tables } from '../../platform/tables.ts';
import './webhook.table.ts';

/*
 * Deliveries are due by the database's clock: one that a node with a wrong clock has tried would otherwise wait for as long as that clock
 * is ahead.
 */

/** Longer than any attempt: a delivery whose worker was killed becomes due again afterwards. */
const takenMs = 6 * webhookRules.timeoutMs;

/** A delivery as it is stored. */
export type DeliveryRow = Selectable<Tables['webhook_delivery']>;

/** The body: always the same text for a delivery, at every attempt. */
export const bodyOf = ({ delivery_id: id, event, created_at: time, data }: DeliveryRow): string =>
  JSON.stringify({ id, event, time: time.toISOString(), data });

/** A delivery in wire format. */
export const asDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.delivery_id,
  webhookId: row.webhook_id,
  event: row.event,
  state: row.state,
  createTime: row.created_at.toISOString(),
  nextTime: row.state === 'WAITING' ? (row.next_at?.toISOString() ?? null) : null,
  attempts: row.attempts.map((attempt) => webhookDelivery.shape.attempts.element.parse(attempt)),
  body: bodyOf(row),
});

/** One page of the deliveries of a webhook. */
export async function readDeliveries(
  trx: Trx,
  choice: {
    webhookId: string;
    state?: DeliveryState | undefined;
    sort?: string | undefined;
    search?: string | undefined;
    pageNo: number;
    pageSize: number;
  },
): Promise<Page<WebhookDelivery>> {
  if (!isRowId(choice.webhookId)) return { records: [], total: 0 };
  let query = trx.selectFrom('webhook_delivery').where('webhook_id', '=', choice.webhookId);
  if (choice.state) query = query.where('state', '=', choice.state);
  const { search } = choice;
  if (search)
    query = query.where((where) =>
      where.or([
        holdsText(search, sql`event`),
        ...(isRowId(search) ? [where('subject_id', '=', search)] : []),
      ]),
    );
  const ordered = query.selectAll().orderBy('delivery_id', choice.sort === 'time:asc' ? 'asc' : 'desc');
  const { rows, total } = await readPage(ordered, query, choice);
  return { records: rows.map(asDelivery), total };
}

/** A delivery; undefined when the organization has none with that id. */
export async function readDelivery(trx: Trx, deliveryId: string): Promise<DeliveryRow | undefined> {
  if (!isRowId(deliveryId)) return undefined;
  return trx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
}

/** A test delivery, already taken. */
export const insertTest = (trx: Trx, webhookId: string): Promise<DeliveryRow> =>
  trx
    .insertInto('webhook_delivery')
    .values({
      webhook_id: webhookId,
      event: testEvent,
      subject_id: '0',
      data: '{}',
      next_at: databaseTimeIn(takenMs),
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Requeues an ended delivery. @returns it; undefined when it is already waiting */
export const restartDelivery = (trx: Trx, deliveryId: string): Promise<DeliveryRow | undefined> =>
  trx
    .updateTable('webhook_delivery')
    .set({ state: 'WAITING', tries: 0, next_at: null, ended_at: null })
    .where('delivery_id', '=', deliveryId)
    .where('state', '<>', 'WAITING')
    .returningAll()
    .executeTakeFirst();

/** Takes the next due delivery, so that no one else takes it meanwhile; undefined when none is due. */
export async function takeDue(trx: Trx): Promise<DeliveryRow | undefined> {
  return trx
    .updateTable('webhook_delivery')
    .set({ next_at: databaseTimeIn(takenMs) })
    .where('delivery_id', '=', (query) =>
      query
        .selectFrom('webhook_delivery as due')
        .innerJoin('webhook', 'webhook.webhook_id', 'due.webhook_id')
        .select('due.delivery_id')
        .where('due.state', '=', 'WAITING')
        .where('webhook.is_on', '=', true)
        .where((where) =>
          where.or([where('due.next_at', 'is', null), where('due.next_at', '<=', sql<Date>`now()`)]),
        )
        .orderBy('due.delivery_id')
        .limit(1)
        .forUpdate('due')
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Records an attempt and its consequence. */
export async function noteAttempt(
  trx: Trx,
  deliveryId: string,
  given: {
    attempt: DeliveryAttempt;
    state: DeliveryState;
    tries: number;
    nextAt: Date | null;
    endedAt: Date | null;
  },
): Promise<DeliveryRow> {
  const { attempt, state, tries, nextAt, endedAt } = given;
  return trx
    .updateTable('webhook_delivery')
    .set({
      state,
      tries,
      next_at: nextAt,
      ended_at: endedAt,
      attempts: sql`attempts || ${JSON.stringify([attempt])}::jsonb`,
    })
    .where('delivery_id', '=', deliveryId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Organizations with due deliveries. */
export async function organizationsDue(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhook_delivery as due')
    .innerJoin('webhook', 'webhook.webhook_id', 'due.webhook_id')
    .select('due.org_id')
    .distinct()
    .where('due.state', '=', 'WAITING')
    .where('webhook.is_on', '=', true)
    .where((where) =>
      where.or([where('due.next_at', 'is', null), where('due.next_at', '<=', sql<Date>`now()`)]),
    )
    .execute();
  return rows.map(({ org_id: orgId }) => orgId);
}

/** Deletes deliveries older than `keptMs`. */
export async function removeOldDeliveries(trx: Trx, keptMs: number): Promise<void> {
  await trx.deleteFrom('webhook_delivery').where('created_at', '<', databaseTimeAgo(keptMs)).execute();
}
