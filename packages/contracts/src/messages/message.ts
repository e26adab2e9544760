import { z } from 'zod';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** `HAVE_READ` means read; everything else counts as unread (spec §3). */
export const messageStatus = { unread: 'UNREAD', read: 'HAVE_READ' } as const;

/** A message of the message center (spec §3). Contents may hold HTML; show them through `plainText` only. */
export const message = z.object({
  messageId: wireId,
  messageStatus: wireText,
  titleEn: wireText,
  titleZh: wireText,
  digestEn: wireText,
  digestZh: wireText,
  contentEn: wireText,
  contentZh: wireText,
  sendTime: wireTime.nullish(),
});
export type Message = z.infer<typeof message>;

/** Reply of the message list (spec §3): a page, and how many are unread in all. */
export const messageList = z.object({
  page: z.object({ records: z.array(message), total: wireNumber }),
  unreadTotal: z.number().int().nonnegative(),
});
export type MessageList = z.infer<typeof messageList>;
