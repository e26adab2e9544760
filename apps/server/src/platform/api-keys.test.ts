import { ordersApi } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { makeApiKey, openApiKeys } from './api-keys.ts';
import type { CallCounts } from './call-counts.ts';
import type { Database } from './database.ts';

it.each([
  ['after five seconds', 5_000],
  ['after the clock was set back', -24 * 3_600_000],
])('a key that was revoked at another node is refused %s', async (_name, passed) => {
  const { secret, hash } = makeApiKey();
  let now = Date.parse('2026-01-02T00:00:00Z');
  const row = {
    api_key_id: '1',
    secret_hash: hash,
    scopes: ['orders.read'],
    expires_at: null,
    last_used_at: new Date(now),
    created_by: '2',
    org_id: '3',
    reseller_id: null,
  };
  let found: object | undefined = row;
  const database = { asSystem: () => Promise.resolve(found) } as unknown as Database;
  const counts = { count: () => ({ current: 1, ttl: 1 }) } as unknown as CallCounts;
  const { id } = ordersApi.calls.orderPage;
  const keys = openApiKeys({ database, clock: { now: () => new Date(now) }, counts }, 10);
  expect(await keys.open(secret, id)).toMatchObject({ orgId: '3' });
  found = undefined;
  now += passed;
  await expect(keys.open(secret, id)).rejects.toMatchObject({ code: 401 });
});
