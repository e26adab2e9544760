import { z } from 'zod';

/** The result of a sign-in, a refresh or a handover (decisions D3, D5). */
export const sessionTokens = z.object({
  /** Signed; sent as bearer token. */
  accessToken: z.string(),
  /** Absent if the server keeps it in an HttpOnly cookie, as ours does. */
  refreshToken: z.string().nullish(),
  /** Seconds until the access token expires. */
  expiresIn: z.number().positive(),
  /**
   * Identifies the sign-in and stays the same over refreshes, so that a tab can distinguish another session from a refreshed one
   * (decision D4). A server may omit it.
   */
  sessionId: z.string().nullish(),
});
export type SessionTokens = z.infer<typeof sessionTokens>;
