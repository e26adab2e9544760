import { z } from 'zod';
import { wireId } from '../core/wire-values.ts';
import { defineService } from '../core/define-service.ts';

const title = z.string().trim().min(1).max(200);
const content = z.string().trim().min(1).max(20_000);
const digest = z.string().trim().max(500).optional();

/** The recipients of a notification. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('organisation'), orgId: z.string().regex(/^[1-9]\d{0,17}$/) }),
  /** By e-mail address; a person with accounts at several resellers receives it in each. */
  z.object({ kind: z.literal('person'), email: z.string().trim().min(3).max(254) }),
]);
export type Audience = z.infer<typeof audience>;

/** A notification as an operator writes it. Contents may hold HTML, which is shown as plain text (spec §3). */
export const newNotification = z.object({
  audience,
  titleEn: title,
  titleZh: title,
  digestEn: digest,
  digestZh: digest,
  contentEn: content,
  contentZh: content,
  /** Opens by itself after sign-in, until it is read (spec §2). */
  showAfterLogin: z.boolean().default(false),
});
export type NewNotification = z.infer<typeof newNotification>;

/** Operators' calls, by operator token; not available to signed-in people. Our own (decision D6). */
export const operatorNotificationsApi = defineService('operator-notifications', {
  publishNotification: {
    method: 'POST',
    path: '/api/operator/notification',
    access: 'operator',
    idempotent: true,
    audit: 'operator',
    summary: 'Sends a notification to a person, an organization or all, and pushes it.',
    body: newNotification,
    data: z.object({ publicationId: wireId, messages: z.number().int() }),
  },
  recallNotification: {
    method: 'DELETE',
    path: '/api/operator/notification/{publicationId}',
    access: 'operator',
    idempotent: true,
    audit: 'operator',
    summary: 'Recalls a notification: it is no longer shown, and open dialogs close.',
    params: z.object({ publicationId: z.string() }),
    data: z.object({ messages: z.number().int() }),
  },
});
