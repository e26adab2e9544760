import type { AttachmentType, OrderAttachment } from '@lading/contracts/orders';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { personNameIn } from '../../platform/person-name.ts';
import { originsOf } from './order-ties.store.ts';

/** A file at an order with its place in the file store. */
export interface StoredAttachment extends OrderAttachment {
  orderId: string;
  orderNo: string;
  fileKey: string;
}

async function read(trx: Trx, condition: Sql): Promise<StoredAttachment[]> {
  const { rows } = await sql<Omit<StoredAttachment, 'createTime'> & { createTime: Date }>`
    select a.attachment_id::text as "attachmentId", a.order_id::text as "orderId", o.order_no as "orderNo", a.file_key as "fileKey",
      a.file_name as "fileName", a.content_type as "contentType", a.bytes, a.created_at as "createTime",
      ${personNameIn('p')} as "userName"
    from order_attachment a join customer_order o on o.order_id = a.order_id left join person p on p.user_id = a.added_by
    where ${condition} order by a.attachment_id limit 200`.execute(trx);
  return rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }));
}

/** The files at an order, oldest first. */
export const readAttachments = (trx: Trx, orderId: string): Promise<StoredAttachment[]> =>
  read(trx, sql`a.order_id = ${orderId}`);

/** The files of an order and of those that its goods were in before. */
export const readAllAttachments = (trx: Trx, orderId: string): Promise<StoredAttachment[]> =>
  read(trx, sql`a.order_id in ${originsOf(orderId)}`);

/** One file. */
export const readAttachment = async (trx: Trx, attachmentId: string): Promise<StoredAttachment | undefined> =>
  (await read(trx, sql`a.attachment_id = ${attachmentId}`))[0];

/** The file uploaded under a key. */
export const readAttachmentOfKey = async (
  trx: Trx,
  uploadKey: string,
): Promise<StoredAttachment | undefined> => (await read(trx, sql`a.upload_key = ${uploadKey}`))[0];

/** A file takes at least one disk block. */
const blockBytes = 4_096;

/** Total bytes of the organization's files. Only one of its uploads counts at a time. */
export async function countAttachmentBytes(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('order_attachment'), hashtext(current_setting('lading.org_id')))`.execute(
    trx,
  );
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(greatest(bytes, ${blockBytes}::integer)), 0) as bytes from order_attachment`.execute(
    trx,
  );
  return Number(rows[0]!.bytes);
}

/** Records a file. */
export async function insertAttachment(
  trx: Trx,
  given: {
    orderId: string;
    uploadKey: string;
    fileKey: string;
    fileName: string;
    contentType: AttachmentType;
    bytes: number;
    userId: string;
    now: Date;
  },
): Promise<void> {
  await sql`insert into order_attachment
      (order_id, upload_key, file_key, file_name, content_type, bytes, added_by, created_at)
    values (${given.orderId}, ${given.uploadKey}, ${given.fileKey}, ${given.fileName}, ${given.contentType},
      ${given.bytes}, ${given.userId}, ${given.now})`.execute(trx);
}

/** Removes a file from its order; housekeeping deletes the file itself. */
export async function deleteAttachment(trx: Trx, attachmentId: string): Promise<void> {
  await sql`delete from order_attachment where attachment_id = ${attachmentId}`.execute(trx);
}
