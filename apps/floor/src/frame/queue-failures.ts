import { ApiError } from '@lading/api-client/api-error';

/** Too many requests, and a proxy's replies while the server is away. */
const awayCodes: readonly (number | null)[] = [429, 502, 503, 504];
/** The server lost its database, maybe after the commit. A code without its texts, which this page does not load. */
const databaseAway = 'core.databaseAway';
/** How long an action is tried again on which the server itself fails: the actions after it wait meanwhile. */
const failingMs = 10 * 60_000;

/** When the server first failed on an action, by its key. */
const failingSince = new Map<string, number>();

/** Failures without an answer from the server are retried, as is one whose result it does not know; a refusal is final. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind !== 'rejected' ||
  awayCodes.includes(error.code) ||
  error.reason === databaseAway;

/**
 * Whether a kept action is tried again although the server answered: it failed itself, and has not done so for long.
 * @param eventKey the key of the action
 */
export function isPassing(eventKey: string, error: unknown): boolean {
  const code = error instanceof ApiError ? (error.code ?? 0) : 0;
  if (code < 500 || code > 599) return false;
  const now = Date.now();
  const since = failingSince.get(eventKey) ?? now;
  failingSince.set(eventKey, since);
  return now - since < failingMs;
}
