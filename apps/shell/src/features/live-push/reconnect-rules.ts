/** Maximum random delay before each reconnect. */
const spreadMs = 2_000;

/**
 * Extra delay besides the 5 s of spec §9, so that the clients of a stopped node do not all reconnect together.
 * @param attempts previous losses and failures; 0 adds nothing
 * @param chance from 0 to below 1
 */
export function jitterMs(attempts: number, chance: number): number {
  return Math.round(chance * spreadMs * Math.min(attempts, 5));
}

/** How long before its expiry a token is renewed at the latest, if it lasts long enough. */
const aheadMs = 60_000;

/**
 * When to open the socket that replaces one with an expiring token: a minute or two before, for a short token after half its time.
 * @param leftMs remaining lifetime of the token
 * @param chance from 0 to below 1
 */
export function renewInMs(leftMs: number, chance: number): number {
  return Math.max(leftMs - aheadMs * (1 + chance), leftMs / 2);
}
