import { z } from 'zod';
import { wireTime } from '../core/wire-values.ts';

/** One of a person's sign-ins: where it is and when it was last used. */
export const signedInDevice = z.object({
  sessionId: z.string(),
  /** Name of the browser; null if unknown. */
  browser: z.string().nullish(),
  /** Name of the operating system; null if unknown. */
  system: z.string().nullish(),
  /** A phone or a tablet. */
  isMobile: z.boolean(),
  /** Network address of the last renewal; null for sign-ins from before it was recorded. */
  address: z.string().nullish(),
  since: wireTime,
  /** When its access token was last renewed, which a page in use does every 15 minutes. */
  lastUsed: wireTime,
  /** The current sign-in. */
  isThisOne: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;
