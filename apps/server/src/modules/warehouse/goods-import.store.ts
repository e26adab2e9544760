import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';

/** An import record by its warehouse and the client's number. */
interface ClientReference {
  warehouseId: string;
  clientRef: string;
}

/** The warehouses that the organization is connected with. */
export async function connectedWarehouses(
  trx: Trx,
): Promise<{ warehouseId: string; code: string | null; name: string | null }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof connectedWarehouses>>[number]>`
    select w.warehouse_id::text as "warehouseId", w.warehouse_code as code, w.warehouse_name as name
    from warehouse_connection join warehouse w using (warehouse_id) order by w.warehouse_id`.execute(trx);
  return rows;
}

/**
 * Which numbers are taken, by index: of inbounds and crossdocks that the warehouse knows of, also when they were canceled; of outbounds unless
 * canceled.
 */
export const takenReferences = (
  trx: Trx,
  of: 'inbound' | 'outbound' | 'crossdock',
  references: readonly ClientReference[],
): Promise<Set<number>> =>
  referencesOf(
    trx,
    of,
    references,
    of === 'outbound'
      ? sql`known.status <> 'CANCELLED'`
      : sql`known.status <> 'DRAFT' and (known.status <> 'CANCELLED' or known.submitted_at is not null)`,
  );

/** Which numbers an inbound or a crossdock has that is not canceled, by index. */
export const usedReferences = (
  trx: Trx,
  of: 'inbound' | 'crossdock',
  references: readonly ClientReference[],
): Promise<Set<number>> => referencesOf(trx, of, references, sql`known.status <> 'CANCELLED'`);

async function referencesOf(
  trx: Trx,
  of: 'inbound' | 'outbound' | 'crossdock',
  references: readonly ClientReference[],
  condition: Sql,
): Promise<Set<number>> {
  const { rows } = await sql<{ at: number }>`
    select distinct (w.at - 1)::integer as at
    from unnest(${references.map(({ warehouseId }) => warehouseId)}::bigint[],
      ${references.map(({ clientRef }) => clientRef)}::text[]) with ordinality as w (warehouse_id, client_ref, at)
    join ${sql.table(of)} known on known.warehouse_id = w.warehouse_id and known.client_ref = w.client_ref
      and ${condition}`.execute(trx);
  return new Set(rows.map(({ at }) => at));
}

/** The drafts of inbounds or crossdocks under their numbers, by index. */
export async function draftsUnder(
  trx: Trx,
  of: 'inbound' | 'crossdock',
  references: readonly ClientReference[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ at: number; draftId: string }>`
    select (w.at - 1)::integer as at, ${sql.ref(`known.${of}_id`)}::text as "draftId"
    from unnest(${references.map(({ warehouseId }) => warehouseId)}::bigint[],
      ${references.map(({ clientRef }) => clientRef)}::text[]) with ordinality as w (warehouse_id, client_ref, at)
    join ${sql.table(of)} known on known.warehouse_id = w.warehouse_id and known.client_ref = w.client_ref and known.status = 'DRAFT'`.execute(
    trx,
  );
  return new Map(rows.map(({ at, draftId }) => [at, draftId]));
}
