import { approved } from '@lading/contracts/identity';
import type { OperatorOrganization } from '@lading/contracts/organizations';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { isRowId } from '../../platform/row-id.ts';
import './organization.table.ts';
import './warehouse-authorization.table.ts';

/** The name and the edition of an organization: null is the product's own. Undefined when there is no such organization. */
export async function readOrganization(
  trx: Trx,
  orgId: string,
): Promise<{ reseller_id: string | null; org_name: string } | undefined> {
  return trx
    .selectFrom('organisation')
    .select(['reseller_id', 'org_name'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
}

/** Whether the organization exists. */
export async function organizationExists(trx: Trx, orgId: string): Promise<boolean> {
  return (await readOrganization(trx, orgId)) !== undefined;
}

/** The data for a new organization, created by an operator or at sign-up. */
export interface NewOrganization {
  orgName: string;
  resellerId: string | null;
  auditStatus?: string | undefined;
  identityVerified?: boolean | undefined;
  invitationCode?: string | undefined;
  warehouses?: readonly { warehouseId: string; functionTypes: number[] }[];
}

/** Creates an organization; returns its id. */
export async function insertOrganization(trx: Trx, organisation: NewOrganization): Promise<string> {
  const { org_id: orgId } = await trx
    .insertInto('organisation')
    .values({
      org_name: organisation.orgName,
      reseller_id: organisation.resellerId,
      audit_status: organisation.auditStatus ?? null,
      identity_verified: organisation.identityVerified ?? false,
      invitation_code: organisation.invitationCode ?? null,
    })
    .returning('org_id')
    .executeTakeFirstOrThrow();
  for (const { warehouseId, functionTypes } of organisation.warehouses ?? []) {
    await trx
      .insertInto('warehouse_connection')
      .values({ org_id: orgId, warehouse_id: warehouseId, function_types: functionTypes })
      .execute();
  }
  return orgId;
}

const asOperatorSees = [
  'org_id as orgId',
  'org_name as orgName',
  'audit_status as auditStatus',
  'identity_verified as identityVerified',
  'marketplace_warehouse as marketplaceWarehouse',
  'created_at as createTime',
] as const;

const sent = <Row extends { createTime: Date }>(row: Row) => ({
  ...row,
  createTime: row.createTime.toISOString(),
});

/** Organizations, newest first; filtered by pending approval, and by a part of the name or the id. */
export async function listOrganizations(
  trx: Trx,
  { search, waiting }: { search?: string | undefined; waiting?: boolean | undefined },
): Promise<OperatorOrganization[]> {
  const rows = await trx
    .selectFrom('organisation')
    .select(asOperatorSees)
    .$if(Boolean(search), (query) =>
      query.where((where) =>
        where.or([
          holdsText(search!, sql`org_name`),
          ...(isRowId(search!) ? [where('org_id', '=', search!)] : []),
        ]),
      ),
    )
    .$if(waiting === true, (query) =>
      query.where('audit_status', 'is not', null).where('audit_status', '<>', approved),
    )
    .orderBy('org_id', 'desc')
    .limit(200)
    .execute();
  return rows.map(sent);
}

/** An operator's decision about an organization; missing values stay unchanged. */
export type Standing =
  { auditStatus: string | null } | { identityVerified: boolean } | { marketplaceWarehouse: boolean };

/** Saves a decision; undefined when there is no such organization. */
export async function saveStanding(
  trx: Trx,
  orgId: string,
  standing: Standing,
): Promise<OperatorOrganization | undefined> {
  const row = await trx
    .updateTable('organisation')
    .set({
      ...('auditStatus' in standing ? { audit_status: standing.auditStatus } : {}),
      ...('identityVerified' in standing ? { identity_verified: standing.identityVerified } : {}),
      ...('marketplaceWarehouse' in standing ? { marketplace_warehouse: standing.marketplaceWarehouse } : {}),
    })
    .where('org_id', '=', orgId)
    .returning(asOperatorSees)
    .executeTakeFirst();
  return row && sent(row);
}

/** Whether the identity of the organization is verified. */
export async function isIdentityVerified(trx: Trx, orgId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organisation')
    .select('identity_verified')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.identity_verified === true;
}

/**
 * The organization, if it may use the marketplace warehouse integration (spec §2, settings menu): because its provider allows it, or
 * because it has authorized the marketplace itself. Otherwise null.
 */
export async function readMarketplaceOrganizations(
  trx: Trx,
  orgId: string,
): Promise<{ orgId: string; orgName: string }[] | null> {
  const rows = await trx
    .selectFrom('organisation')
    .select(['org_id as orgId', 'org_name as orgName'])
    .where('org_id', '=', orgId)
    .where((where) =>
      where.or([
        where('marketplace_warehouse', '=', true),
        where.exists(trx.selectFrom('warehouse_authorization').select('authorization_id').limit(1)),
      ]),
    )
    .execute();
  return rows.length > 0 ? rows : null;
}
