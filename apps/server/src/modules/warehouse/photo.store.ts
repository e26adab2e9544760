import type { PhotoSubject, WarehousePhoto } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';

/** The subject of a photo. */
export interface PhotoOf {
  subjectKind: PhotoSubject;
  subjectId: string;
}

/** A photo with its place in the file store. */
export interface StoredPhoto extends WarehousePhoto {
  fileKey: string;
}

async function read(trx: Trx, condition: Sql): Promise<StoredPhoto[]> {
  const { rows } = await sql<Omit<StoredPhoto, 'createTime'> & { createTime: Date }>`
    select photo_id::text as "photoId", bytes, created_at as "createTime", file_key as "fileKey"
    from warehouse_photo p where ${condition} order by p.photo_id limit 200`.execute(trx);
  return rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }));
}

/** Photos of an inbound or a return, oldest first; only rows visible to the role. */
export const readPhotos = (trx: Trx, { subjectKind, subjectId }: PhotoOf): Promise<StoredPhoto[]> =>
  read(trx, sql`p.subject_kind = ${subjectKind} and p.subject_id = ${subjectId}`);

/** One photo. */
export const readPhoto = async (trx: Trx, photoId: string): Promise<StoredPhoto | undefined> =>
  (await read(trx, sql`p.photo_id = ${photoId}`))[0];

/** The photo with a key in the warehouse. */
export const readPhotoOfKey = async (
  trx: Trx,
  warehouseId: string,
  photoKey: string,
): Promise<StoredPhoto | undefined> =>
  (await read(trx, sql`p.warehouse_id = ${warehouseId} and p.photo_key = ${photoKey}`))[0];

/** A file takes at least one disk block. */
const blockBytes = 4_096;

/** Total size of a warehouse's photos, in bytes. Only one of its uploads counts at a time. */
export async function countPhotoBytes(trx: Trx, warehouseId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('warehouse-photo', ${warehouseId}::bigint))`.execute(
    trx,
  );
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(greatest(bytes, ${blockBytes}::integer)), 0)::text as bytes
    from warehouse_photo where warehouse_id = ${warehouseId}`.execute(trx);
  return Number(rows[0]!.bytes);
}

/** Whether an inbound or a return, locked until the transaction ends, has arrived, and its organization. */
export async function lockPhotographed(
  trx: Trx,
  { subjectKind, subjectId }: PhotoOf,
): Promise<{ orgId: string; warehouseId: string; hasArrived: boolean } | undefined> {
  const [table, id] =
    subjectKind === 'inbound' ? [sql`inbound`, sql`inbound_id`] : [sql`customer_return`, sql`return_id`];
  const { rows } = await sql<{ orgId: string; warehouseId: string; hasArrived: boolean }>`
    select org_id::text as "orgId", warehouse_id::text as "warehouseId", arrived_at is not null as "hasArrived"
    from ${table} where ${id} = ${subjectId} for no key update`.execute(trx);
  return rows[0];
}

/** Records a photo. */
export async function insertPhoto(
  trx: Trx,
  given: PhotoOf & {
    orgId: string;
    warehouseId: string;
    photoKey: string;
    fileKey: string;
    bytes: number;
    userId: string;
    now: Date;
  },
): Promise<void> {
  await sql`insert into warehouse_photo (org_id, warehouse_id, subject_kind, subject_id, photo_key, file_key, bytes, taken_by, created_at)
    values (${given.orgId}, ${given.warehouseId}, ${given.subjectKind}, ${given.subjectId}, ${given.photoKey}, ${given.fileKey},
      ${given.bytes}, ${given.userId}, ${given.now})`.execute(trx);
}
