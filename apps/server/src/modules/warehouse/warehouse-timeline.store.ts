import type { WarehouseEvent } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { StockSubject } from './stock.store.ts';

/** The events of an inbound, an outbound, a return or a work order, newest first, including undone ones and the undoing events. */
export async function readWarehouseEvents(
  trx: Trx,
  kind: StockSubject,
  id: string,
): Promise<WarehouseEvent[]> {
  const { rows } = await sql<Omit<WarehouseEvent, 'time'> & { time: Date }>`
    select e.event_id::text as "eventId", e.kind, e.occurred_at as time,
      e.payload->>'skuCode' as "skuCode", (e.payload->>'quantity')::integer as quantity, (e.payload->>'damaged')::integer as damaged,
      e.payload->>'binCode' as "binCode",
      e.payload->>'disposition' as disposition, e.payload->>'note' as note, exists (select from wms_event r where r.reverses_id = e.event_id) as "isReversed"
    from wms_event e where e.subject_kind = ${kind} and e.subject_id = ${id}
    order by e.event_id desc limit 500`.execute(trx);
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }));
}
