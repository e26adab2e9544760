import type { FeeCode, RateCard, RateRule } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { coveredClient } from './rating.store.ts';

/** Whether a warehouse is one that the staff's organization provides, and its currency. */
export async function providedWarehouse(
  trx: Trx,
  warehouseId: string,
): Promise<{ currency: string; today: string } | undefined> {
  const { rows } = await sql<{ currency: string; today: string }>`
    select currency, (now() at time zone time_zone)::date::text as today from warehouse
    where warehouse_id = ${warehouseId} and warehouse_id = any (current_warehouse_ids())`.execute(trx);
  return rows[0];
}

const cards = (condition: Sql) => sql<RateCard>`
  select c.card_id::text as "cardId", c.warehouse_id::text as "warehouseId", c.card_name as "cardName",
    c.client_org_id::text as "clientOrgId", o.org_name as "clientName", c.valid_from::text as "validFrom", c.currency, c.rules, c.version,
    case when c.status = 'DRAFT' then 'DRAFT'
      when c.valid_from > (now() at time zone w.time_zone)::date then 'SCHEDULED'
      when exists (select from rate_card n where n.warehouse_id = c.warehouse_id and n.status = 'PUBLISHED'
        and n.client_org_id is not distinct from c.client_org_id and n.valid_from > c.valid_from
        and n.valid_from <= (now() at time zone w.time_zone)::date) then 'ENDED'
      else 'CURRENT' end as state
  from rate_card c join warehouse w using (warehouse_id) left join organisation o on o.org_id = c.client_org_id
  where ${condition}`;

/** The cards of a warehouse: drafts, then the latest. */
export async function readCards(trx: Trx, warehouseId: string): Promise<RateCard[]> {
  const { rows } = await cards(sql`c.warehouse_id = ${warehouseId}
    order by c.status = 'PUBLISHED', c.valid_from desc, c.card_id desc limit 200`).execute(trx);
  return rows;
}

/** One card, locked, so that concurrent writes wait; undefined for one of another provider. */
export async function lockCard(trx: Trx, cardId: string): Promise<RateCard | undefined> {
  await sql`select from rate_card where card_id = ${cardId} for update`.execute(trx);
  return readCard(trx, cardId);
}

/** One card; undefined for one of another provider. */
export async function readCard(trx: Trx, cardId: string): Promise<RateCard | undefined> {
  const { rows } = await cards(sql`c.card_id = ${cardId}`).execute(trx);
  return rows[0];
}

/** The content of a draft. */
export interface CardContent {
  warehouseId: string;
  cardName: string;
  clientOrgId: string | null;
  validFrom: string;
  currency: string;
  rules: readonly RateRule[];
}

/** Adds a draft. */
export async function insertCard(trx: Trx, orgId: string, card: CardContent): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into rate_card (org_id, warehouse_id, client_org_id, card_name, valid_from, currency, rules)
    values (${orgId}, ${card.warehouseId}, ${card.clientOrgId}, ${card.cardName}, ${card.validFrom}, ${card.currency},
      ${JSON.stringify(card.rules)}::jsonb)
    returning card_id::text as id`.execute(trx);
  return rows[0]!.id;
}

/** Replaces the content of a draft. */
export async function updateCard(trx: Trx, cardId: string, card: CardContent): Promise<void> {
  await sql`update rate_card set client_org_id = ${card.clientOrgId}, card_name = ${card.cardName}, valid_from = ${card.validFrom},
    rules = ${JSON.stringify(card.rules)}::jsonb, version = version + 1 where card_id = ${cardId}`.execute(
    trx,
  );
}

export async function publishCard(trx: Trx, cardId: string, now: Date): Promise<void> {
  await sql`update rate_card set status = 'PUBLISHED', published_at = ${now}, version = version + 1 where card_id = ${cardId}`.execute(
    trx,
  );
}

export async function deleteDraft(trx: Trx, cardId: string): Promise<void> {
  await sql`delete from rate_card where card_id = ${cardId}`.execute(trx);
}

/** Whether a published card for the same clients starts on a day. */
export async function isDayTaken(
  trx: Trx,
  { warehouseId, clientOrgId, validFrom }: CardContent,
): Promise<boolean> {
  const { rows } =
    await sql`select from rate_card where warehouse_id = ${warehouseId} and status = 'PUBLISHED'
    and client_org_id is not distinct from ${clientOrgId}::bigint and valid_from = ${validFrom}`.execute(trx);
  return rows.length > 0;
}

/** Whether work on or after a day was already charged to clients of a card. */
export async function isCharged(
  trx: Trx,
  { warehouseId, clientOrgId, validFrom }: Pick<CardContent, 'warehouseId' | 'clientOrgId' | 'validFrom'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from charge c where c.warehouse_id = ${warehouseId} and c.day >= ${validFrom} and c.reverses_id is null
      and ${coveredClient(sql`c.org_id`, { warehouseId, clientOrgId }, sql`c.day`)} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Clients with work that could not be rated. */
export async function clientsUnrated(trx: Trx, warehouseId: string): Promise<string[]> {
  const { rows } = await sql<{ orgId: string }>`
    select org_id::text as "orgId" from event_rating where warehouse_id = ${warehouseId} and outcome = 'UNRATED'
    union select org_id::text from storage_run where warehouse_id = ${warehouseId} and outcome = 'UNRATED'`.execute(
    trx,
  );
  return rows.map(({ orgId }) => orgId);
}

/** Charges of a period, by fee, to clients of a card. */
export async function readCharged(
  trx: Trx,
  given: { warehouseId: string; clientOrgId: string | null; fromDay: string; toDay: string },
): Promise<{ fee: FeeCode; amount: string }[]> {
  const { rows } = await sql<{ fee: FeeCode; amount: string }>`
    select c.fee, sum(c.amount)::text as amount from charge c where c.warehouse_id = ${given.warehouseId}
      and c.day between ${given.fromDay}::date and ${given.toDay}::date and ${coveredClient(sql`c.org_id`, given)}
    group by 1`.execute(trx);
  return rows;
}

/** The clients of a card that have goods in the warehouse. */
export async function coveredClients(
  trx: Trx,
  given: { warehouseId: string; clientOrgId: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ orgId: string }>`
    select distinct p.org_id::text as "orgId" from product_warehouse p
    where p.warehouse_id = ${given.warehouseId} and ${coveredClient(sql`p.org_id`, given)}`.execute(trx);
  return rows.map(({ orgId }) => orgId);
}
