import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ParsedInput } from '@lading/contracts/core';
import {
  organizationMessages,
  verificationLimits,
  type operatorVerificationApi,
  type Verification,
  type VerificationDecision,
  type VerificationDetails,
  type VerificationDocument,
  type VerificationRequest,
} from '@lading/contracts/organizations';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { documentName, documentTypeOf } from '../../platform/files/document-upload.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { sealedText } from '../../platform/sealed-text.ts';
import type { Upload } from '../../platform/uploads.ts';
import { sendNotice } from '../messages/index.ts';
import { publishAccountChange } from './operator-organizations.service.ts';
import { isIdentityVerified, saveStanding } from './organization.store.ts';
import {
  deleteDecidedDocuments,
  deleteDocument,
  insertDocument,
  insertDraft,
  lockLatest,
  lockVerification,
  markDecided,
  markSubmitted,
  readDocument,
  readDocumentOfKey,
  readDocuments,
  readLatest,
  waitingVerifications,
  type KeptDocument,
  type KeptVerification,
} from './verification.store.ts';

type Named = ParsedInput<(typeof operatorVerificationApi.calls)['decideVerification']>['params'];
const dayMs = 24 * 3_600_000;

/** Maximum length of a document's name. */
const nameMost = 100;

const shownDocument = ({ documentId, fileName, bytes, createTime }: KeptDocument): VerificationDocument => ({
  documentId,
  fileName,
  bytes,
  createTime: createTime.toISOString(),
});

/** Requests to verify the identity of an organization (decision D14): its people send them, an operator decides. */
export function verificationService(platform: Platform) {
  const { clock, database, files, secrets } = platform;
  const seal = sealedText(secrets, 'verification documents');
  const ownerOf = (orgId: string): string => `organisation ${orgId}`;

  async function stateOf(trx: Trx, orgId: string): Promise<Verification> {
    const latest = await readLatest(trx);
    const isVerified = await isIdentityVerified(trx, orgId);
    // An operator may verify without a request, and revoke that after one.
    const state = isVerified ? 'VERIFIED' : latest?.state === 'VERIFIED' ? 'NONE' : (latest?.state ?? 'NONE');
    // A new request starts without the documents of a decided one.
    const isUnderWay = state === 'DRAFT' || state === 'SUBMITTED' || state === 'NEEDS_MORE';
    const documents = latest && isUnderWay ? await readDocuments(trx, [latest.verificationId]) : [];
    return {
      state,
      details: latest?.details ?? null,
      documents: documents.map(shownDocument),
      reason: isUnderWay || state === 'REJECTED' ? (latest?.reason ?? null) : null,
      submitTime: latest?.submitTime?.toISOString() ?? null,
      decideTime: latest?.decideTime?.toISOString() ?? null,
    };
  }

  /** The editable request, created if needed. @throws RequestError 409 while it is reviewed, or once verified */
  async function openRequest(trx: Trx, orgId: string): Promise<string> {
    const latest = await lockLatest(trx);
    if (await isIdentityVerified(trx, orgId)) throw conflict(organizationMessages.verifiedAlready());
    if (latest?.state === 'SUBMITTED') throw conflict(organizationMessages.verificationWaits());
    if (latest?.state === 'DRAFT' || latest?.state === 'NEEDS_MORE') return latest.verificationId;
    return insertDraft(trx, { details: latest?.details ?? null, now: clock.now() });
  }

  async function asRequests(trx: Trx, kept: readonly KeptVerification[]): Promise<VerificationRequest[]> {
    const documents = await readDocuments(
      trx,
      kept.map(({ verificationId }) => verificationId),
    );
    return kept.map(({ submitTime, decideTime: _decided, ...one }) => ({
      ...one,
      submitTime: submitTime?.toISOString() ?? null,
      documents: documents
        .filter(({ verificationId }) => verificationId === one.verificationId)
        .map(shownDocument),
    }));
  }

  return {
    detail: ({ db, user }: SignedInContext): Promise<Verification> => db((trx) => stateOf(trx, user.orgId)),

    /** @throws RequestError 400 for an unsupported type, or a file too large; 409 */
    async addDocument(
      { db, user }: SignedInContext,
      uploadKey: string,
      upload: Upload,
    ): Promise<VerificationDocument> {
      const { bytes } = upload;
      const contentType = bytes <= verificationLimits.bytes ? await documentTypeOf(upload.path) : undefined;
      if (!contentType) throw fieldFault('file', organizationMessages.documentUnfit());
      const sealed = seal.seal((await readFile(upload.path)).toString('base64'), ownerOf(user.orgId));
      const { key: fileKey } = await files.keep(Readable.from([Buffer.from(sealed)]));
      const kept = await recordFile(platform, fileKey, () =>
        db(async (trx) => {
          const verificationId = await openRequest(trx, user.orgId);
          const known = await readDocumentOfKey(trx, uploadKey);
          if (known) return { isKept: false, document: shownDocument(known) };
          const most = verificationLimits.documents;
          if ((await readDocuments(trx, [verificationId])).length >= most)
            throw conflict(organizationMessages.documentsFull({ most }));
          const fileName = documentName(upload.fileName, contentType, nameMost);
          const now = clock.now();
          await insertDocument(trx, {
            verificationId,
            uploadKey,
            fileKey,
            fileName,
            contentType,
            bytes,
            now,
          });
          return { isKept: true, document: shownDocument((await readDocumentOfKey(trx, uploadKey))!) };
        }),
      );
      return kept.document;
    },

    removeDocument: ({ db, user }: SignedInContext, documentId: string): Promise<null> =>
      db(async (trx) => {
        const document = await requireRow(documentId, () => readDocument(trx, documentId));
        if (document.verificationId !== (await openRequest(trx, user.orgId))) throw notFound();
        await deleteDocument(trx, documentId);
        return null;
      }),

    /** @throws RequestError 400 without a document; 409 */
    submit: ({ db, user }: SignedInContext, details: VerificationDetails): Promise<Verification> =>
      db(async (trx) => {
        const latest = await lockLatest(trx);
        if (latest?.state === 'SUBMITTED') return stateOf(trx, user.orgId);
        const verificationId = await openRequest(trx, user.orgId);
        if ((await readDocuments(trx, [verificationId])).length === 0)
          throw fieldFault('documents', organizationMessages.documentMissing());
        await markSubmitted(trx, verificationId, { details, userId: user.userId, now: clock.now() });
        return stateOf(trx, user.orgId);
      }),

    waiting: (): Promise<VerificationRequest[]> =>
      database.asSystem(async (trx) => asRequests(trx, await waitingVerifications(trx))),

    async document(documentId: string) {
      const document = await database.asSystem((trx) => readDocument(trx, documentId));
      if (!document) throw notFound();
      const { fileKey, fileName, contentType, orgId } = document;
      const { content } = await files.read(fileKey);
      return { fileName, contentType, content: seal.open(await text(content), ownerOf(orgId)) };
    },

    /** @throws RequestError 404; 409 when it is not pending */
    decide: (
      record: RecordAct,
      { verificationId }: Named,
      verdict: VerificationDecision,
    ): Promise<VerificationRequest> =>
      database.asSystem(async (trx) => {
        const request = await lockVerification(trx, verificationId);
        if (!request) throw notFound();
        if (request.state !== 'SUBMITTED') throw conflict(organizationMessages.verificationDecided());
        const { orgId } = request;
        const now = clock.now();
        const reason = 'reason' in verdict ? verdict.reason : null;
        await markDecided(trx, verificationId, { state: verdict.decision, reason, now });
        if (verdict.decision === 'VERIFIED') await saveStanding(trx, orgId, { identityVerified: true });
        await publishAccountChange(trx, orgId);
        await sendNotice(trx, { orgId, now }, noticeOf(verdict));
        await record(trx, { orgId, detail: { decision: verdict.decision, reason } });
        return (await asRequests(trx, [{ ...request, state: verdict.decision, reason }]))[0]!;
      }),

    /** Deletes documents no longer needed for a decision. */
    removeDecidedDocuments: (): Promise<void> =>
      database.asSystem((trx) =>
        deleteDecidedDocuments(trx, new Date(clock.now().getTime() - verificationLimits.keptDays * dayMs)),
      ),
  };
}

function noticeOf(verdict: VerificationDecision) {
  const m = organizationMessages;
  if (verdict.decision === 'VERIFIED') return { title: m.noticeVerified(), content: m.noticeVerifiedText() };
  const { reason } = verdict;
  return verdict.decision === 'NEEDS_MORE'
    ? { title: m.noticeNeedsMore(), content: m.noticeNeedsMoreText({ reason }) }
    : { title: m.noticeRejected(), content: m.noticeRejectedText({ reason }) };
}
