import { orderMessages } from '@lading/contracts/orders';
import { claimLimits, claimMessages, type ClaimFile } from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import { documentName, documentTypeOf } from '../../../platform/files/document-upload.ts';
import { keptReply } from '../../../platform/files/kept-reply.ts';
import { recordFile } from '../../../platform/files/record-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { KeptFileReply } from '../../../platform/replies.ts';
import { conflict, fieldFault, notFound } from '../../../platform/request-error.ts';
import { requireRow } from '../../../platform/require-row.ts';
import type { Upload } from '../../../platform/uploads.ts';
import {
  countClaimBytes,
  deleteClaimFile,
  insertClaimFile,
  readClaimFile,
  readClaimFileOfKey,
  readClaimFiles,
  type StoredClaimFile,
} from './claim-thread.store.ts';
import { readClaim } from './claim.store.ts';

const megabyte = 1024 * 1024;

/** A file as its owner sees it. */
export const shownFile = ({ claimId: _claim, fileKey: _key, ...rest }: StoredClaimFile): ClaimFile => rest;

/** Photos and documents of claims: added and removed by the seller until the insurer has them. */
export function claimFiles(platform: Platform) {
  const { clock, files } = platform;
  const { attachmentBytes } = platform.config;

  return {
    /** @throws RequestError when it is not an image or PDF, or the claim takes no more files */
    async add(
      { db, user }: SignedInContext,
      { claimId, uploadKey }: { claimId: string; uploadKey: string },
      upload: Upload,
    ): Promise<ClaimFile> {
      const contentType = upload.bytes <= claimLimits.bytes ? await documentTypeOf(upload.path) : undefined;
      if (!contentType) throw fieldFault('file', orderMessages.attachmentUnfit());
      const fileName = documentName(upload.fileName, contentType);
      const { key: fileKey, bytes } = await files.adopt(upload.path);
      const kept = await recordFile(platform, fileKey, () =>
        db(async (trx) => {
          // Locked, so that concurrent uploads are counted, and a repeated one finds the first.
          const claim = await readClaim(trx, claimId, { isLocked: true });
          if (!claim) throw notFound();
          const known = await readClaimFileOfKey(trx, uploadKey);
          if (known) return { isKept: false, file: shownFile(known) };
          if (!claim.acts.includes('attach')) throw conflict(claimMessages.notNow());
          if ((await readClaimFiles(trx, claimId)).length >= claimLimits.files)
            throw conflict(claimMessages.filesFull({ most: claimLimits.files }));
          if ((await countClaimBytes(trx)) + bytes > attachmentBytes)
            throw conflict(claimMessages.spaceFull({ megabytes: Math.floor(attachmentBytes / megabyte) }));
          const added = { fileName, contentType, bytes, userId: user.userId, now: clock.now() };
          await insertClaimFile(trx, { claimId, uploadKey, fileKey, ...added });
          return { isKept: true, file: shownFile((await readClaimFileOfKey(trx, uploadKey))!) };
        }),
      );
      return kept.file;
    },

    async read({ db }: SignedInContext, fileId: string): Promise<KeptFileReply> {
      return keptReply(files, await requireRow(fileId, () => db((trx) => readClaimFile(trx, fileId))));
    },

    /** @throws RequestError 409 for a file that was or is being sent to the insurer */
    remove: ({ db }: SignedInContext, fileId: string): Promise<null> =>
      db(async (trx) => {
        const { claimId } = await requireRow(fileId, () => readClaimFile(trx, fileId));
        const claim = await readClaim(trx, claimId, { isLocked: true });
        const found = await readClaimFile(trx, fileId);
        if (!found) throw notFound();
        if (found.isSent || !claim?.acts.includes('attach')) throw conflict(claimMessages.notNow());
        await deleteClaimFile(trx, fileId);
        return null;
      }),
  };
}
