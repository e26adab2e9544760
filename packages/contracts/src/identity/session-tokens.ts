import { z } from 'zod';

/** What a sign-in, a refresh or a handover yields (decisions D3, D5). */
export const sessionTokens = z.object({
  /** Signed; carried as bearer token. */
  accessToken: z.string(),
  /** Missing when the server keeps it in an HttpOnly cookie, as ours does. */
  refreshToken: z.string().nullish(),
  /** Seconds until the access token ends. */
  expiresIn: z.number().positive(),
  /**
   * Names the sign-in and stays the same over refreshes, so that a tab can tell another session from a refreshed one
   * (decision D4). A server may leave it out.
   */
  sessionId: z.string().nullish(),
});
export type SessionTokens = z.infer<typeof sessionTokens>;
