import type { ReceivedBulk } from './bulk/bulk-body.ts';
import type { Secrets } from './secrets.ts';

/**
 * Tells the parameters and body of a call from others under one idempotency key. Excludes the query, which may name things that a repeated
 * call no longer needs, such as the file that rows came from. A body may hold a password or the number of a bank account, which could be
 * guessed by a digest without a key.
 */
export function bodyDigest(
  { secrets }: { secrets: Secrets },
  { params, body, bulk }: { params?: unknown; body?: unknown; bulk: ReceivedBulk | undefined },
): string {
  return secrets.digest('call body', JSON.stringify([params ?? null, bulk ? bulk.digest : (body ?? null)]));
}
