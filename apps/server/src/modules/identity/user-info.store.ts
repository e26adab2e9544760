import { product } from '@lading/contracts/core';
import type { userInfo } from '@lading/contracts/identity';
import type { z } from 'zod';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Trx } from '../../platform/database.ts';
import { signedOut } from '../../platform/request-error.ts';
import './people.table.ts';

/** `afterLogin` in wire format. */
export type UserInfoReply = z.input<typeof userInfo>;

/** The data of `afterLogin` about a person (spec §3, "User info"). */
export async function readUserInfo(trx: Trx, { userId, orgId }: SignedIn): Promise<UserInfoReply> {
  const person = await trx
    .selectFrom('person')
    .innerJoin('organisation', 'organisation.org_id', 'person.org_id')
    .selectAll('person')
    .select(['organisation.org_name', 'organisation.audit_status', 'organisation.identity_verified'])
    .where('person.user_id', '=', userId)
    .where('person.org_id', '=', orgId)
    .executeTakeFirst();
  if (!person) throw signedOut();
  const connections = await trx
    .selectFrom('warehouse_connection')
    .innerJoin('warehouse', 'warehouse.warehouse_id', 'warehouse_connection.warehouse_id')
    .select([
      'warehouse.warehouse_id',
      'warehouse.warehouse_name',
      'warehouse.warehouse_code',
      'warehouse_connection.function_types',
    ])
    .where('warehouse_connection.org_id', '=', orgId)
    .orderBy('warehouse.warehouse_id')
    .execute();
  const provided = await trx
    .selectFrom('warehouse')
    .select(['warehouse_id', 'warehouse_name', 'warehouse_code'])
    .where('provider_org_id', '=', orgId)
    .orderBy('warehouse_id')
    .execute();
  return {
    user: {
      userId: person.user_id,
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      language: person.language,
      timeZone: person.time_zone,
      userName: person.user_name,
      phone: person.phone,
      role: person.role,
    },
    org: { orgId: person.org_id, orgName: person.org_name },
    warehouseList: connections.map((row) => ({
      warehouseId: row.warehouse_id,
      warehouseName: row.warehouse_name,
      warehouseCode: row.warehouse_code,
    })),
    warehouseFunctions: connections.map((row) => ({
      warehouseId: row.warehouse_id,
      functionTypes: row.function_types.join(','),
    })),
    ...(provided.length > 0 && {
      providedWarehouses: provided.map((row) => ({
        warehouseId: row.warehouse_id,
        warehouseName: row.warehouse_name,
        warehouseCode: row.warehouse_code,
      })),
    }),
    ...(person.audit_status === null ? {} : { [product.userField]: { auditStatus: person.audit_status } }),
    ezeeshipUser: { authFlag: person.identity_verified },
  };
}

/** Identity verification of an organization (spec §3, `ezeeshipUser`). */
export async function readIdentity(trx: Trx, orgId: string): Promise<{ authFlag: boolean } | null> {
  const row = await trx
    .selectFrom('organisation')
    .select('identity_verified')
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row ? { authFlag: row.identity_verified } : null;
}
