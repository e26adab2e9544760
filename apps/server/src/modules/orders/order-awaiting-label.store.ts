import type { OrderStatus } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Sql } from '../../platform/lists/list-source.ts';

/** The statuses of orders that can await a label. */
export const awaitingStatuses = ['UNSHIPPED', 'PARTIALLY_SHIPPED'] as const satisfies readonly OrderStatus[];

/**
 * The outbound with which a warehouse ships an order `o`: as in the state machine, a shipped one no longer counts once its shipment is
 * recorded. A subquery with a limit instead of `not exists`, which would read all outbounds of the organization at once.
 */
const handedOver = sql`(
  select true from outbound w
  where w.order_id = o.order_id and w.status <> 'CANCELLED' and (w.status <> 'SHIPPED' or not exists (
    select from shipment s where s.order_id = o.order_id and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED')))
  limit 1)`;

/** Condition on orders `o`: open, with a shipment that has no label, and with no warehouse (decision 0156). Matches a partial index. */
export const awaitsLabel: Sql = sql`(
  o.order_status in (${sql.join(awaitingStatuses.map((status) => sql.lit(status)))})
  and exists (select from shipment s where s.order_id = o.order_id and s.shipment_status = 'AWAITING_LABEL'
    and s.return_of is null and s.relabel_of is null)
  and ${handedOver} is null)`;
