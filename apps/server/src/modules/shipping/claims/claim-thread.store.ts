import type { LocalizedText } from '@lading/contracts/core';
import type { AttachmentType } from '@lading/contracts/orders';
import type { ClaimFile, ClaimMessage } from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { Sql } from '../../../platform/lists/list-source.ts';
import { personNameIn } from '../../../platform/person-name.ts';
import './claim.table.ts';

/** A file of a claim with its place in the file store. */
export interface StoredClaimFile extends ClaimFile {
  claimId: string;
  fileKey: string;
}

const nameOf = personNameIn('p');

/** The messages of a claim, oldest first. */
export async function readThread(trx: Trx, claimId: string): Promise<ClaimMessage[]> {
  const { rows } = await sql<Omit<ClaimMessage, 'createTime'> & { createTime: Date }>`
    select m.message_id::text as "messageId", m.author, m.body as text, m.message, m.created_at as "createTime",
      ${nameOf} as "userName"
    from claim_message m left join person p on p.user_id = m.written_by
    where m.claim_id = ${claimId} order by m.message_id`.execute(trx);
  return rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }));
}

/** Adds a message of seller or insurer. @returns whether it is new: it is stored once per key */
export async function addMessage(
  trx: Trx,
  claimId: string,
  given: { key: string; now: Date } & (
    { author: 'SELLER'; text: string; userId: string } | { author: 'INSURER'; message: LocalizedText }
  ),
): Promise<boolean> {
  const isSeller = given.author === 'SELLER';
  const row = await trx
    .insertInto('claim_message')
    .values({
      claim_id: claimId,
      message_key: given.key,
      author: given.author,
      created_at: given.now,
      body: isSeller ? given.text : null,
      written_by: isSeller ? given.userId : null,
      message: isSeller ? null : JSON.stringify(given.message),
    })
    .onConflict((conflict) => conflict.columns(['claim_id', 'author', 'message_key']).doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Messages of the seller not yet sent to the insurer, oldest first. */
export async function unsentMessages(
  trx: Trx,
  claimId: string,
): Promise<{ messageId: string; key: string; text: string }[]> {
  const rows = await trx
    .selectFrom('claim_message')
    .select(['message_id', 'message_key', 'body'])
    .where('claim_id', '=', claimId)
    .where('author', '=', 'SELLER')
    .where('sent_at', 'is', null)
    .orderBy('message_id')
    .execute();
  return rows.map((row) => ({ messageId: row.message_id, key: row.message_key, text: row.body ?? '' }));
}

/** Records what was sent to the insurer. */
export async function markSent(
  trx: Trx,
  { messageIds, fileIds }: { messageIds: readonly string[]; fileIds: readonly string[] },
  now: Date,
): Promise<void> {
  if (messageIds.length > 0)
    await trx
      .updateTable('claim_message')
      .set({ sent_at: now })
      .where('message_id', 'in', messageIds)
      .execute();
  if (fileIds.length > 0)
    await trx.updateTable('claim_file').set({ sent_at: now }).where('file_id', 'in', fileIds).execute();
}

async function files(trx: Trx, condition: Sql): Promise<StoredClaimFile[]> {
  const { rows } = await sql<Omit<StoredClaimFile, 'createTime'> & { createTime: Date }>`
    select f.file_id::text as "fileId", f.claim_id::text as "claimId", f.file_key as "fileKey", f.file_name as "fileName",
      f.content_type as "contentType", f.bytes, f.sent_at is not null as "isSent", f.created_at as "createTime",
      ${nameOf} as "userName"
    from claim_file f left join person p on p.user_id = f.added_by
    where ${condition} order by f.file_id limit 200`.execute(trx);
  return rows.map((row) => ({ ...row, createTime: row.createTime.toISOString() }));
}

/** The files of a claim, oldest first. */
export const readClaimFiles = (trx: Trx, claimId: string): Promise<StoredClaimFile[]> =>
  files(trx, sql`f.claim_id = ${claimId}`);

/** One file. */
export const readClaimFile = async (trx: Trx, fileId: string): Promise<StoredClaimFile | undefined> =>
  (await files(trx, sql`f.file_id = ${fileId}`))[0];

/** The file uploaded under a key. */
export const readClaimFileOfKey = async (trx: Trx, uploadKey: string): Promise<StoredClaimFile | undefined> =>
  (await files(trx, sql`f.upload_key = ${uploadKey}`))[0];

/** A file takes at least one disk block. */
const blockBytes = 4_096;

/** Total bytes of the organization's claim files. Only one of its uploads counts at a time. */
export async function countClaimBytes(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('claim_file'), hashtext(current_setting('lading.org_id')))`.execute(
    trx,
  );
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(greatest(bytes, ${blockBytes}::integer)), 0) as bytes from claim_file`.execute(trx);
  return Number(rows[0]!.bytes);
}

/** Records a file. */
export async function insertClaimFile(
  trx: Trx,
  given: {
    claimId: string;
    uploadKey: string;
    fileKey: string;
    fileName: string;
    contentType: AttachmentType;
    bytes: number;
    userId: string;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('claim_file')
    .values({
      claim_id: given.claimId,
      upload_key: given.uploadKey,
      file_key: given.fileKey,
      file_name: given.fileName,
      content_type: given.contentType,
      bytes: given.bytes,
      added_by: given.userId,
      created_at: given.now,
    })
    .execute();
}

/** Removes a file from its claim; housekeeping deletes the file itself. */
export async function deleteClaimFile(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('claim_file').where('file_id', '=', fileId).execute();
}
