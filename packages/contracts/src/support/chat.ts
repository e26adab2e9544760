import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** One message of a live chat. */
export const chatMessage = z.object({
  messageId: wireId,
  fromSupport: z.boolean(),
  /** Plain text; lines are kept. */
  content: z.string(),
  sentAt: wireTime,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Which live chat there is (decision D10): the one that comes along, an outside vendor's, or none. */
export const chatSettings = z.discriminatedUnion('vendor', [
  z.object({ vendor: z.literal('built-in') }),
  z.object({
    vendor: z.literal('chatwoot'),
    /** Origin of the Chatwoot server. */
    baseUrl: z.string().regex(/^https?:\/\/[^\s/]+$/),
    websiteToken: z.string().min(1),
    /** Proves to Chatwoot who the visitor is; absent where the operator has not configured it. */
    identifierHash: z.string().nullish(),
  }),
  z.object({ vendor: z.literal('none') }),
]);
export type ChatSettings = z.infer<typeof chatSettings>;
