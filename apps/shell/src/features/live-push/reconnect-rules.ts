/** What is added at most to the wait before each attempt to connect again. */
const spreadMs = 2_000;

/**
 * What to wait besides the 5 s of spec §9, so that the clients of a node that went do not all come at once.
 * @param attempts how many came before: a connection that was lost, and those that have failed since; 0 adds nothing
 * @param chance from 0 to below 1
 */
export function jitterMs(attempts: number, chance: number): number {
  return Math.round(chance * spreadMs * Math.min(attempts, 5));
}
