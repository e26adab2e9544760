import type {
  DocumentType,
  VerificationDetails,
  VerificationDocument,
  VerificationState,
} from '@lading/contracts/organizations';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';

/** A started request. */
export interface KeptVerification {
  verificationId: string;
  orgId: string;
  orgName: string | null;
  state: Exclude<VerificationState, 'NONE'>;
  details: VerificationDetails | null;
  reason: string | null;
  submitTime: Date | null;
  decideTime: Date | null;
}

/** A document with its place in the file store. */
export interface KeptDocument extends Omit<VerificationDocument, 'createTime'> {
  verificationId: string;
  orgId: string;
  fileKey: string;
  contentType: DocumentType;
  createTime: Date;
}

async function read(trx: Trx, rest: Sql): Promise<KeptVerification[]> {
  const { rows } = await sql<KeptVerification>`
    select v.verification_id::text as "verificationId", v.org_id::text as "orgId", o.org_name as "orgName", v.state, v.details,
      v.reason, v.submitted_at as "submitTime", v.decided_at as "decideTime"
    from identity_verification v join organisation o using (org_id) ${rest}`.execute(trx);
  return rows;
}

/** The latest request of the organization, locked; concurrent changes wait, even while there is none. */
export async function lockLatest(trx: Trx): Promise<KeptVerification | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('identity_verification'), hashtext(current_setting('lading.org_id')))`.execute(
    trx,
  );
  return readLatest(trx);
}

/** The latest request of the organization. */
export const readLatest = async (trx: Trx): Promise<KeptVerification | undefined> =>
  (await read(trx, sql`order by v.verification_id desc limit 1`))[0];

/** Pending requests of every organization. For a transaction of the system role. */
export const waitingVerifications = (trx: Trx): Promise<KeptVerification[]> =>
  read(trx, sql`where v.state = 'SUBMITTED' order by v.submitted_at, v.verification_id limit 200`);

/** A request of any organization, locked. For a transaction of the system role. */
export const lockVerification = async (
  trx: Trx,
  verificationId: string,
): Promise<KeptVerification | undefined> =>
  (await read(trx, sql`where v.verification_id = ${verificationId} for update of v`))[0];

/** Creates a request. */
export async function insertDraft(
  trx: Trx,
  { details, now }: { details: VerificationDetails | null; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into identity_verification (state, details, created_at)
    values ('DRAFT', ${details === null ? null : JSON.stringify(details)}::jsonb, ${now})
    returning verification_id::text as id`.execute(trx);
  return rows[0]!.id;
}

/** Submits a request for a decision. */
export async function markSubmitted(
  trx: Trx,
  verificationId: string,
  { details, userId, now }: { details: VerificationDetails; userId: string; now: Date },
): Promise<void> {
  await sql`update identity_verification set state = 'SUBMITTED', details = ${JSON.stringify(details)}::jsonb, reason = null,
      asked_by = ${userId}, submitted_at = ${now}, decided_at = null
    where verification_id = ${verificationId}`.execute(trx);
}

/** Stores the decision on a request. */
export async function markDecided(
  trx: Trx,
  verificationId: string,
  { state, reason, now }: { state: 'VERIFIED' | 'NEEDS_MORE' | 'REJECTED'; reason: string | null; now: Date },
): Promise<void> {
  await sql`update identity_verification set state = ${state}, reason = ${reason}, decided_at = ${now}
    where verification_id = ${verificationId}`.execute(trx);
}

const documents = async (trx: Trx, condition: Sql): Promise<KeptDocument[]> => {
  const { rows } = await sql<KeptDocument>`
    select document_id::text as "documentId", verification_id::text as "verificationId", org_id::text as "orgId",
      file_key as "fileKey", file_name as "fileName", content_type as "contentType", bytes, created_at as "createTime"
    from verification_document where ${condition} order by document_id limit 1000`.execute(trx);
  return rows;
};

/** The documents of requests, oldest first. */
export const readDocuments = (trx: Trx, verificationIds: readonly string[]): Promise<KeptDocument[]> =>
  documents(trx, sql`verification_id = any (${[...verificationIds]}::bigint[])`);

/** One document. */
export const readDocument = async (trx: Trx, documentId: string): Promise<KeptDocument | undefined> =>
  (await documents(trx, sql`document_id = ${documentId}`))[0];

/** The document uploaded under a key. */
export const readDocumentOfKey = async (trx: Trx, uploadKey: string): Promise<KeptDocument | undefined> =>
  (await documents(trx, sql`upload_key = ${uploadKey}`))[0];

/** Records a document. */
export async function insertDocument(
  trx: Trx,
  given: {
    verificationId: string;
    uploadKey: string;
    fileKey: string;
    fileName: string;
    contentType: DocumentType;
    bytes: number;
    now: Date;
  },
): Promise<void> {
  await sql`insert into verification_document
      (verification_id, upload_key, file_key, file_name, content_type, bytes, created_at)
    values (${given.verificationId}, ${given.uploadKey}, ${given.fileKey}, ${given.fileName}, ${given.contentType},
      ${given.bytes}, ${given.now})`.execute(trx);
}

/** Deletes a document; housekeeping deletes its file. */
export async function deleteDocument(trx: Trx, documentId: string): Promise<void> {
  await sql`delete from verification_document where document_id = ${documentId}`.execute(trx);
}

/** Deletes the documents of requests decided before a moment. For a transaction of the system role. */
export async function deleteDecidedDocuments(trx: Trx, before: Date): Promise<void> {
  await sql`delete from verification_document d using identity_verification v
    where v.verification_id = d.verification_id and v.state in ('VERIFIED', 'REJECTED') and v.decided_at < ${before}`.execute(
    trx,
  );
}
