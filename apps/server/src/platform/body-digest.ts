import { createHash } from 'node:crypto';
import type { Call } from '@lading/contracts/core';
import type { ReceivedBulk } from './bulk/bulk-body.ts';
import type { Secrets } from './secrets.ts';

/**
 * Tells the parameters and body of a call from others under one idempotency key. Excludes the query, which may name things that a repeated
 * call no longer needs, such as the file that rows came from. An operator's body may hold a password, which could be guessed by a digest
 * without a key.
 */
export function bodyDigest(
  { secrets }: { secrets: Secrets },
  { access }: Pick<Call, 'access'>,
  { params, body, bulk }: { params?: unknown; body?: unknown; bulk: ReceivedBulk | undefined },
): string {
  const text = JSON.stringify([params ?? null, bulk ? bulk.digest : (body ?? null)]);
  if (access === 'operator') return secrets.digest('call body', text);
  return createHash('sha256').update(text).digest('base64url');
}
