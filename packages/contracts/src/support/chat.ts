import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** One message of a live chat. */
export const chatMessage = z.object({
  messageId: wireId,
  fromSupport: z.boolean(),
  /** Plain text; line breaks are preserved. */
  content: z.string(),
  sentAt: wireTime,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The live chat in use (decision D10): the built-in one, an outside vendor's, or none. */
export const chatSettings = z.discriminatedUnion('vendor', [
  z.object({ vendor: z.literal('built-in') }),
  z.object({
    vendor: z.literal('chatwoot'),
    /** Origin of the Chatwoot server. */
    baseUrl: z.string().regex(/^https?:\/\/[^\s/]+$/),
    websiteToken: z.string().min(1),
    /** Authenticates the visitor to Chatwoot; absent if the operator has not configured it. */
    identifierHash: z.string().nullish(),
  }),
  z.object({ vendor: z.literal('none') }),
]);
export type ChatSettings = z.infer<typeof chatSettings>;
