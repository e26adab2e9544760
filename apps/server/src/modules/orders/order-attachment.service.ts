import {
  attachmentLimits,
  orderMessages,
  type orderAttachmentsApi,
  type OrderAttachment,
} from '@lading/contracts/orders';
import type { SignedInContext } from '../../platform/context.ts';
import { documentName, documentTypeOf } from '../../platform/files/document-upload.ts';
import { keptReply } from '../../platform/files/kept-reply.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { KeptFileReply } from '../../platform/replies.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Upload } from '../../platform/uploads.ts';
import {
  countAttachmentBytes,
  deleteAttachment,
  insertAttachment,
  readAllAttachments,
  readAttachment,
  readAttachmentOfKey,
  readAttachments,
  type StoredAttachment,
} from './order-attachment.store.ts';
import { addOrderEvent } from './order-event.store.ts';
import { readOrderState } from './order-state.store.ts';

const megabyte = 1024 * 1024;

const shown = ({
  orderId: _order,
  orderNo: _number,
  fileKey: _file,
  ...rest
}: StoredAttachment): OrderAttachment => rest;
/** As it is also shown with other orders. */
const shownAt = (orderId: string, file: StoredAttachment): OrderAttachment =>
  file.orderId === orderId
    ? shown(file)
    : { ...shown(file), ofOrder: { orderId: file.orderId, orderNo: file.orderNo } };

/** Files at orders: proofs of payment, drawings, letters of customers. */
export function orderAttachmentHandlers(platform: Platform) {
  const { clock, files } = platform;
  const { attachmentBytes } = platform.config;

  async function add(
    { db, user }: SignedInContext,
    { orderId, uploadKey }: { orderId: string; uploadKey: string },
    upload: Upload,
  ): Promise<OrderAttachment> {
    const contentType =
      upload.bytes <= attachmentLimits.bytes ? await documentTypeOf(upload.path) : undefined;
    if (!contentType) throw fieldFault('file', orderMessages.attachmentUnfit());
    const fileName = documentName(upload.fileName, contentType);
    const { key: fileKey, bytes } = await files.adopt(upload.path);
    const kept = await recordFile(platform, fileKey, () =>
      db(async (trx) => {
        // Locked, so that concurrent uploads are counted, and a repeated one finds the first.
        if (!isRowId(orderId) || !(await readOrderState(trx, orderId))) throw notFound();
        const known = await readAttachmentOfKey(trx, uploadKey);
        if (known) return { isKept: false, attachment: shown(known) };
        if ((await readAttachments(trx, orderId)).length >= attachmentLimits.perOrder)
          throw conflict(orderMessages.attachmentsFull({ most: attachmentLimits.perOrder }));
        if ((await countAttachmentBytes(trx)) + bytes > attachmentBytes)
          throw conflict(
            orderMessages.attachmentSpaceFull({ megabytes: Math.floor(attachmentBytes / megabyte) }),
          );
        const now = clock.now();
        const { userId } = user;
        await insertAttachment(trx, {
          orderId,
          uploadKey,
          fileKey,
          fileName,
          contentType,
          bytes,
          userId,
          now,
        });
        await addOrderEvent(trx, orderId, {
          kind: 'file-added',
          userId,
          at: now,
          detail: { file: fileName },
        });
        return { isKept: true, attachment: shown((await readAttachmentOfKey(trx, uploadKey))!) };
      }),
    );
    return kept.attachment;
  }

  return {
    attachments: ({ db }, { params: { orderId } }) =>
      db(async (trx) => {
        if (!isRowId(orderId) || !(await readOrderState(trx, orderId, { isLocked: false }))) throw notFound();
        return (await readAllAttachments(trx, orderId)).map((file) => shownAt(orderId, file));
      }),

    attachmentFile: async ({ db }, { params: { attachmentId } }): Promise<KeptFileReply> => {
      return keptReply(
        files,
        await requireRow(attachmentId, () => db((trx) => readAttachment(trx, attachmentId))),
      );
    },

    addAttachment: (context, { body, files: { file } }) => add(context, body, file),

    removeAttachment: ({ db, user }, { body: { attachmentId } }) =>
      db(async (trx) => {
        const found = await requireRow(attachmentId, () => readAttachment(trx, attachmentId));
        await readOrderState(trx, found.orderId);
        await deleteAttachment(trx, attachmentId);
        await addOrderEvent(trx, found.orderId, {
          kind: 'file-removed',
          userId: user.userId,
          at: clock.now(),
          detail: { file: found.fileName },
        });
        return null;
      }),
  } satisfies HandlersOf<typeof orderAttachmentsApi>;
}
