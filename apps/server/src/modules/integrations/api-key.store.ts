import type { ApiKey, ApiKeyDraft } from '@lading/contracts/integrations';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { MadeKey } from '../../platform/api-keys.ts';
import { isRowId } from '../../platform/row-id.ts';
import '../../platform/api-key.table.ts';
import '../identity/index.ts';

const selected = (trx: Trx) =>
  trx
    .selectFrom('api_key')
    .leftJoin('person', 'person.user_id', 'api_key.created_by')
    .selectAll('api_key')
    .select('person.user_name');
type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

const asKey = (row: Row): ApiKey => ({
  apiKeyId: row.api_key_id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdBy: row.user_name ?? '',
  createTime: row.created_at.toISOString(),
  expireTime: row.expires_at?.toISOString() ?? null,
  lastUsedTime: row.last_used_at?.toISOString() ?? null,
  revokeTime: row.revoked_at?.toISOString() ?? null,
});

/** The keys of the organization: active ones first, then newest first. Only the last hundred revoked ones. */
export async function readKeys(trx: Trx): Promise<ApiKey[]> {
  const rows = await selected(trx)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('api_key_id', 'desc')
    .limit(150)
    .execute();
  return rows.map(asKey);
}

/** Makes concurrent creations wait until the transaction ends, so that limit and unique names hold. */
export async function lockKeys(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('api-key', current_org_id()))`.execute(trx);
}

/** Stores a new key, only its digest. */
export async function insertKey(
  trx: Trx,
  { draft, made, userId, now }: { draft: ApiKeyDraft; made: MadeKey; userId: string; now: Date },
): Promise<ApiKey> {
  const { name, scopes, days } = draft;
  const { api_key_id: id } = await trx
    .insertInto('api_key')
    .values({
      name,
      scopes: [...new Set(scopes)],
      prefix: made.prefix,
      secret_hash: made.hash,
      created_by: userId,
      created_at: now,
      expires_at: days === null ? null : new Date(now.getTime() + days * 86_400_000),
    })
    .returning('api_key_id')
    .executeTakeFirstOrThrow();
  return asKey(await selected(trx).where('api_key_id', '=', id).executeTakeFirstOrThrow());
}

/** Revokes an active key; undefined when the organization has none with that id. */
export async function revokeKey(trx: Trx, apiKeyId: string, now: Date): Promise<ApiKey | undefined> {
  if (!isRowId(apiKeyId)) return undefined;
  await trx
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('api_key_id', '=', apiKeyId)
    .where('revoked_at', 'is', null)
    .execute();
  const row = await selected(trx).where('api_key_id', '=', apiKeyId).executeTakeFirst();
  return row && asKey(row);
}
