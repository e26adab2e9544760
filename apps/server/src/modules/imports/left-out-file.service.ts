import { Readable } from 'node:stream';
import { limits, type LocalizedText } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import type { BulkBody } from '../../platform/bulk/bulk-body.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { keptReply } from '../../platform/files/kept-reply.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeptFileReply } from '../../platform/replies.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { errorExport } from '../../platform/spreadsheets/error-export.ts';
import { errorFileName, workbookType } from '../../platform/spreadsheets/error-workbook.ts';
import { keptKind } from './failed-rows.ts';
import { findReceipt } from './import-receipt.service.ts';
import { readReceiptRow } from './import-receipt.store.ts';
import { countLeftOutBytes, insertLeftOut } from './left-out-file.store.ts';
import { withOriginalFile } from './original-file.service.ts';

const megabyte = 1024 * 1024;
const noRoom = (text: LocalizedText) => conflict(text);

/** The files of rows that imports skipped (decision 0050). */
export function leftOutFileService(platform: Platform) {
  const { files, config } = platform;
  return {
    /**
     * Stores the rows that the caller's import skipped, as a workbook with their errors. A repeated request does nothing.
     *
     * @throws RequestError 404 when the caller has no such import, or it skipped nothing; 409 when the file takes too much space
     */
    async keep(
      context: SignedInContext,
      { taskId, referenceId, body }: { taskId: string; referenceId: string | undefined; body: BulkBody },
    ): Promise<null> {
      const { db, user, language } = context;
      const row = await db((trx) => readReceiptRow(trx, taskId, user.userId));
      const kind = row && keptKind(platform, row.task_type);
      if (!kind || row.left_out === 0) throw notFound();
      if (row.left_out_key !== null) return null;
      const { definition } = kind;
      const { content } = await withOriginalFile(platform, context, referenceId, (original) =>
        errorExport(platform, context, { definition, body, original }),
      );
      const { key: fileKey, bytes } = await files.keep(
        content instanceof Uint8Array ? Readable.from([content]) : content,
      );
      const fileName = errorFileName({ definition, language }, row.file_name ?? undefined);
      await recordFile(platform, fileKey, () =>
        db(async (trx) => {
          const most = { file: limits.importFile.bytes, all: config.attachmentBytes };
          if (bytes > most.file)
            throw noRoom(importMessages.leftOutTooLarge({ megabytes: Math.floor(most.file / megabyte) }));
          if ((await countLeftOutBytes(trx)) + bytes > most.all)
            throw noRoom(importMessages.leftOutFull({ megabytes: Math.floor(most.all / megabyte) }));
          return { isKept: await insertLeftOut(trx, { taskId, fileKey, fileName, bytes }) };
        }),
      );
      return null;
    },

    /** The file, for anyone who may see the receipt. @throws RequestError 404 */
    async read(context: SignedInContext, taskId: string): Promise<KeptFileReply> {
      const row = await context.db((trx) => findReceipt(trx, context, taskId));
      const { left_out_key: fileKey, left_out_name: fileName, left_out_bytes: bytes } = row;
      if (fileKey === null || fileName === null || bytes === null) throw notFound();
      return keptReply(files, { fileKey, fileName, contentType: workbookType, bytes });
    },
  };
}
