import type { ReceivedBulk } from './bulk/bulk-body.ts';
import type { Secrets } from './secrets.ts';

/** Marks keyed digests: nodes of an earlier release write plain ones, which cannot be compared with them. */
export const keyedDigest = 'keyed:';

/**
 * Identifies the parameters and body of a call for its idempotency key. Excludes the query, which may name things that a repeated
 * call no longer needs, such as the file that rows came from. Keyed, since a body may contain a password or a bank account number, which
 * could be guessed from a plain digest.
 */
export function bodyDigest(
  { secrets }: { secrets: Secrets },
  { params, body, bulk }: { params?: unknown; body?: unknown; bulk: ReceivedBulk | undefined },
): string {
  const content = JSON.stringify([params ?? null, bulk ? bulk.digest : (body ?? null)]);
  return keyedDigest + secrets.digest('call body', content);
}
