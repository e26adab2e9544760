import type { WarehouseAuthorization } from '@lading/contracts/organizations';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personNameIn } from '../../platform/person-name.ts';
import './warehouse-authorization.table.ts';

/** A warehouse that an organization may offer to a marketplace. */
export interface OfferedWarehouse {
  warehouseId: string;
  warehouseName: string;
  warehouseCode: string;
}

/** The warehouses that the organization is connected with. */
export async function readOwnWarehouses(trx: Trx): Promise<OfferedWarehouse[]> {
  return trx
    .selectFrom('warehouse_connection')
    .innerJoin('warehouse', 'warehouse.warehouse_id', 'warehouse_connection.warehouse_id')
    .select([
      'warehouse.warehouse_id as warehouseId',
      'warehouse.warehouse_name as warehouseName',
      'warehouse.warehouse_code as warehouseCode',
    ])
    .orderBy('warehouse.warehouse_id')
    .execute();
}

/** The audit status of the organization; null if it is not a client of a provider. */
export async function readAuditStatus(trx: Trx, orgId: string): Promise<string | null> {
  const found = await trx
    .selectFrom('organisation')
    .select('audit_status')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return found?.audit_status ?? null;
}

interface Authorization {
  requestDigest: string;
  codeDigest: string;
  store: { storeName: string } | { customCode: string };
  warehouseIds: string[];
  userId: string;
  now: Date;
}

/** Stores an authorization. False when its request was already answered, by anyone. */
export async function addAuthorization(trx: Trx, authorization: Authorization): Promise<boolean> {
  const added = await trx
    .insertInto('warehouse_authorization')
    .values({
      request_digest: authorization.requestDigest,
      code_digest: authorization.codeDigest,
      store_name: 'storeName' in authorization.store ? authorization.store.storeName : null,
      custom_code: 'customCode' in authorization.store ? authorization.store.customCode : null,
      warehouse_ids: authorization.warehouseIds,
      authorized_by: authorization.userId,
      authorized_at: authorization.now,
    })
    .onConflict((conflict) => conflict.column('request_digest').doNothing())
    .returning('authorization_id')
    .executeTakeFirst();
  return added !== undefined;
}

const listed = (trx: Trx) =>
  trx
    .selectFrom('warehouse_authorization as a')
    .innerJoin('organisation as o', 'o.org_id', 'a.org_id')
    .leftJoin('person as p', 'p.user_id', 'a.authorized_by')
    .select([
      'a.authorization_id',
      'a.store_name',
      'a.custom_code',
      'a.authorized_at',
      'a.redeemed_at',
      'a.revoked_at',
      'o.org_name',
    ])
    .select(personNameIn('p').as('authorizer'))
    .select(
      sql<WarehouseAuthorization['warehouses']>`coalesce((
        select json_agg(json_build_object('warehouseId', w.warehouse_id::text, 'warehouseName', w.warehouse_name,
          'warehouseCode', w.warehouse_code) order by w.warehouse_id)
        from warehouse w where w.warehouse_id = any(a.warehouse_ids)), '[]')`.as('warehouses'),
    );
type Listed = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const sent = (row: Listed): WarehouseAuthorization => ({
  authorizationId: row.authorization_id,
  storeName: row.store_name,
  customCode: row.custom_code,
  warehouses: row.warehouses,
  authorizedBy: row.authorizer,
  authorizedTime: row.authorized_at.toISOString(),
  redeemedTime: row.redeemed_at?.toISOString() ?? null,
  revokedTime: row.revoked_at?.toISOString() ?? null,
});

/** The authorizations of the organization, the newest first. */
export async function readAuthorizations(trx: Trx, orgId: string): Promise<WarehouseAuthorization[]> {
  const rows = await listed(trx)
    .where('a.org_id', '=', orgId)
    .orderBy('a.authorization_id', 'desc')
    .limit(200)
    .execute();
  return rows.map(sent);
}

/** Revokes an authorization, once; undefined when the organization has none with this id. */
export async function revokeAuthorization(
  trx: Trx,
  {
    orgId,
    userId,
    authorizationId,
    now,
  }: { orgId: string; userId: string; authorizationId: string; now: Date },
): Promise<WarehouseAuthorization | undefined> {
  await trx
    .updateTable('warehouse_authorization')
    .set({ revoked_at: now, revoked_by: userId })
    .where('authorization_id', '=', authorizationId)
    .where('org_id', '=', orgId)
    .where('revoked_at', 'is', null)
    .execute();
  const row = await listed(trx)
    .where('a.org_id', '=', orgId)
    .where('a.authorization_id', '=', authorizationId)
    .executeTakeFirst();
  return row && sent(row);
}

/** The authorization of a code; undefined when it is unknown, expired or revoked. In the system's role: the marketplace asks. */
export async function redeemCode(
  trx: Trx,
  { codeDigest, authorizedAfter, now }: { codeDigest: string; authorizedAfter: Date; now: Date },
): Promise<(WarehouseAuthorization & { orgName: string }) | undefined> {
  const row = await listed(trx)
    .where('a.code_digest', '=', codeDigest)
    .where('a.revoked_at', 'is', null)
    .where('a.authorized_at', '>', authorizedAfter)
    .executeTakeFirst();
  if (!row) return undefined;
  await trx
    .updateTable('warehouse_authorization')
    .set({ redeemed_at: now })
    .where('authorization_id', '=', row.authorization_id)
    .where('redeemed_at', 'is', null)
    .execute();
  return { ...sent(row), orgName: row.org_name };
}
