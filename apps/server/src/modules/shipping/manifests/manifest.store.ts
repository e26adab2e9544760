import type { Address, LocalizedText } from '@lading/contracts/core';
import { manifestMoves, statesBefore, type ManifestState } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { StandingLabel } from '../carriers/standing-ref.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import { standingPackages } from '../standing-label.store.ts';
import './manifest.table.ts';
import type { Manifestable } from './manifestable.store.ts';

/** A manifest as the server works on it. */
export interface KeptManifest {
  id: string;
  orgId: string;
  accountId: string;
  state: ManifestState;
  reference: string;
  origin: Address;
  shipDate: string;
  createdAt: Date;
}

/** Manifests with all their columns. */
export const manifests = (trx: Trx) => trx.selectFrom('carrier_manifest as m').selectAll('m');
/** A manifest as it is stored. */
export type ManifestRow = Awaited<ReturnType<ReturnType<typeof manifests>['executeTakeFirstOrThrow']>>;

const asKept = (row: ManifestRow): KeptManifest => ({
  id: row.manifest_id,
  orgId: row.org_id,
  accountId: row.account_id,
  state: row.state,
  reference: row.reference,
  origin: row.origin,
  shipDate: row.ship_date,
  createdAt: row.created_at,
});

/** Records a manifest to create, with its shipments. */
export async function insertManifest(
  trx: Trx,
  given: { group: readonly Manifestable[]; reference: string; askedBy: string; now: Date },
): Promise<KeptManifest> {
  const { group } = given;
  const { accountId, carrierName, origin, shipDate } = group[0]!;
  const row = await trx
    .insertInto('carrier_manifest')
    .values({
      account_id: accountId!,
      carrier_name: carrierName,
      state: 'CREATING' as const,
      origin: JSON.stringify(origin),
      ship_date: shipDate!,
      shipments: group.length,
      packages: group.reduce((sum, { packages }) => sum + packages, 0),
      reference: given.reference,
      asked_by: given.askedBy,
      created_at: given.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('shipment')
    .set({ manifest_id: row.manifest_id })
    .where(
      'shipment_id',
      'in',
      group.map(({ shipmentId }) => shipmentId),
    )
    .execute();
  return asKept(row);
}

/** The parcels of a manifest as its carrier knows them. */
export async function parcelsOf(
  trx: Trx,
  manifestId: string,
): Promise<(StandingLabel & { trackingNumbers: string[] })[]> {
  const rows = await trx
    .selectFrom('shipment as s')
    .innerJoin('label_purchase as b', 'b.shipment_id', 's.shipment_id')
    .innerJoin('label as l', 'l.purchase_id', 'b.purchase_id')
    .select(['s.shipment_id', 'b.carrier_ref'])
    .select(standingPackages('b').as('standing'))
    .select(sql<string[]>`array_agg(l.tracking_number order by l.package_no)`.as('numbers'))
    .where('s.manifest_id', '=', manifestId)
    .where('b.state', '=', 'BOUGHT')
    .where('l.voided_at', 'is', null)
    .groupBy(['s.shipment_id', 'b.purchase_id'])
    .orderBy('s.shipment_id')
    .execute();
  return rows.map((row) => ({
    carrierRef: row.carrier_ref ?? '',
    standing: row.standing,
    trackingNumbers: row.numbers,
  }));
}

/** Changes the state of a manifest, if the state table allows it. @returns whether it did */
export async function moveManifest(
  trx: Trx,
  manifestId: string,
  to:
    | { state: 'FAILED'; message: LocalizedText }
    | { state: 'CREATED'; carrierRef: string; number: string | null; fileKey: string; bytes: number },
): Promise<boolean> {
  const moved = await trx
    .updateTable('carrier_manifest')
    .set(
      to.state === 'FAILED'
        ? { state: to.state, message: JSON.stringify(to.message) }
        : {
            state: to.state,
            carrier_ref: to.carrierRef,
            number: to.number,
            file_key: to.fileKey,
            bytes: to.bytes,
          },
    )
    .where('manifest_id', '=', manifestId)
    .where('state', 'in', statesBefore(manifestMoves, to.state))
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  // Its shipments can go into another one.
  if (to.state === 'FAILED')
    await trx
      .updateTable('shipment')
      .set({ manifest_id: null })
      .where('manifest_id', '=', manifestId)
      .execute();
  return true;
}

/** Manifests in creation since before a moment, of every organization, least recently checked first. For the system role. */
export async function openManifests(trx: Trx, before: Date, most: number): Promise<KeptManifest[]> {
  const rows = await manifests(trx)
    .where('m.state', '=', 'CREATING')
    .where('m.created_at', '<', before)
    .orderBy(sql`coalesce(m.followed_at, m.created_at)`)
    .orderBy('m.manifest_id')
    .limit(most)
    .execute();
  return rows.map(asKept);
}

/** Records that a manifest was checked, which moves it behind the others. */
export async function noteManifestLook(trx: Trx, manifestId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carrier_manifest')
    .set({ followed_at: now })
    .where('manifest_id', '=', manifestId)
    .execute();
}

/** The document of a manifest; undefined when the organization has none with that id, or it has none yet. */
export async function readManifestFile(
  trx: Trx,
  manifestId: string,
): Promise<{ name: string; fileKey: string; bytes: number } | undefined> {
  if (!isRowId(manifestId)) return undefined;
  const row = await manifests(trx).where('m.manifest_id', '=', manifestId).executeTakeFirst();
  if (!row?.file_key || row.bytes === null) return undefined;
  return { name: row.number ?? row.manifest_id, fileKey: row.file_key, bytes: row.bytes };
}
