import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/** Maximum size of one file of an order in bytes, and of all files of an order. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, perOrder: 20, fileName: 200 } as const;

/** File types accepted for orders, by content, and the extensions that a page offers. */
export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
export const attachmentEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const;

/** A file of an order, fetched by its id. */
export const orderAttachment = z.object({
  attachmentId: wireId,
  fileName: z.string(),
  contentType: z.enum(attachmentTypes),
  bytes: z.number().int(),
  /** The person who added it. */
  userName: wireText,
  createTime: wireTime,
  /** The order it belongs to, if another: one that was merged into this, or the one that this was split from. */
  ofOrder: z.object({ orderId: wireId, orderNo: z.string() }).optional(),
});
export type OrderAttachment = z.infer<typeof orderAttachment>;

const base = `${productService('order')}/order/attachment` as const;

/** Files of an order, visible only within the organization. Our own. */
export const orderAttachmentsApi = defineService('order-attachments', {
  attachments: {
    method: 'GET',
    path: `${base}/list/{orderId}`,
    access: 'signed-in',
    summary: 'The files of an order and of the orders merged into it, oldest first.',
    params: z.object({ orderId: wireId }),
    data: z.array(orderAttachment),
    errors: 'silent',
  },
  attachmentFile: {
    method: 'GET',
    path: `${base}/file/{attachmentId}`,
    access: 'signed-in',
    summary: 'One file of an order.',
    params: z.object({ attachmentId: wireId }),
    reply: 'file',
  },
  /** Idempotent by key. */
  addAttachment: {
    method: 'POST',
    path: `${base}/add`,
    access: 'signed-in',
    summary: 'Adds a file to an order: PDF, JPEG or PNG, at most 10 MB.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: z.object({ orderId: wireId, uploadKey: z.string().min(8).max(100) }),
    data: orderAttachment,
    errors: 'silent',
  },
  removeAttachment: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes a file from its order.',
    body: z.object({ attachmentId: wireId }),
    data: z.null(),
  },
});
