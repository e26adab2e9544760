import { sql } from 'kysely';
import type { storeJobs } from './store-jobs.ts';

/** What is on record here of the orders of a store. */
export interface StormOrder {
  id: string;
  externalId: string | null;
  status: string;
  stateBy: string | null;
  reason: string | null;
  role: string | null;
  splitFrom: string | null;
  mergedInto: string | null;
  isChanged: boolean;
  version: number;
  street: string;
  lines: { sku: string; units: number }[];
  shipments: { id: string; no: string; status: string; isMarked: boolean; labels: number }[];
}

/** All of them, as the database has them. */
export const stormOrders = (jobs: ReturnType<typeof storeJobs>, storeId: string): Promise<StormOrder[]> =>
  jobs.rows(sql<StormOrder>`
    select order_id::text as id, external_id as "externalId", order_status as status, state_by as "stateBy",
      hold_reason as reason, merge_role as role, split_from::text as "splitFrom", merged_into::text as "mergedInto",
      changed_in_store_at is not null as "isChanged", version, recipient->>'addressLine1' as street,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', sku_code, 'units', quantity) order by line_no), '[]')
        from order_line l where l.order_id = o.order_id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', shipment_id::text, 'no', shipment_no, 'status', shipment_status,
        'isMarked', marked_at is not null, 'labels',
        (select count(*) from label l where l.shipment_id = s.shipment_id and l.voided_at is null)) order by shipment_id), '[]')
        from shipment s where s.order_id = o.order_id and s.return_of is null) as shipments
    from customer_order o where store_id = ${storeId} order by order_id`);

/** Shipments that no parcel has been made of. */
export const withoutParcel: ReadonlySet<string> = new Set(['AWAITING_LABEL', 'VOIDED']);
