import { halfWidth } from '@lading/contracts/core';
import type { Invitation } from '@lading/contracts/organizations';
import { sql, type Generated, type JSONColumnType } from 'kysely';
import type { Trx } from '../../platform/database.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    invitation: {
      invitation_id: Generated<string>;
      code: string;
      provider_name: string;
      warehouses: JSONColumnType<{ warehouseId: string; functionTypes: number[] }[], string, never>;
      approves: boolean;
      uses_most: number;
      uses: Generated<number>;
      expires_at: Date;
      revoked_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
  }
}

/** Codes are read from paper and over the phone: case, width and surrounding blanks do not count. */
const written = (code: string): string => halfWidth(code).trim().toUpperCase();

const columns = [
  'code',
  'provider_name',
  'warehouses',
  'approves',
  'uses_most',
  'uses',
  'expires_at',
  'revoked_at',
] as const;

interface Row {
  code: string;
  provider_name: string;
  warehouses: { warehouseId: string; functionTypes: number[] }[];
  approves: boolean;
  uses_most: number;
  uses: number;
  expires_at: Date;
  revoked_at: Date | null;
}

const sent = (row: Row): Invitation => ({
  code: row.code,
  provider: row.provider_name,
  approves: row.approves,
  usesMost: row.uses_most,
  uses: row.uses,
  expireTime: row.expires_at.toISOString(),
  revokeTime: row.revoked_at?.toISOString() ?? null,
});

/** Invitations, the newest first. */
export async function listInvitations(trx: Trx): Promise<Invitation[]> {
  const rows = await trx
    .selectFrom('invitation')
    .select(columns)
    .orderBy('invitation_id', 'desc')
    .limit(200)
    .execute();
  return rows.map(sent);
}

/** Issues an invitation; undefined when its code is in use. */
export async function insertInvitation(
  trx: Trx,
  given: {
    code: string;
    provider: string;
    warehouses: { warehouseId: string; functionTypes: number[] }[];
    approves: boolean;
    usesMost: number;
    expiresAt: Date;
  },
): Promise<Invitation | undefined> {
  const row = await trx
    .insertInto('invitation')
    .values({
      code: written(given.code),
      provider_name: given.provider,
      warehouses: JSON.stringify(given.warehouses),
      approves: given.approves,
      uses_most: given.usesMost,
      expires_at: given.expiresAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && sent(row);
}

/** Ends an invitation, once; undefined when there is none. Organizations that used it stay connected. */
export async function endInvitation(trx: Trx, code: string, now: Date): Promise<Invitation | undefined> {
  const row = await trx
    .updateTable('invitation')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now})` })
    .where('code', '=', written(code))
    .returning(columns)
    .executeTakeFirst();
  return row && sent(row);
}

/** The effects of an invitation on a new organization. */
export interface Invited {
  warehouses: { warehouseId: string; functionTypes: number[] }[];
  approves: boolean;
}

/** Uses an invitation once, in the transaction that creates the organization; undefined when it is unknown, expired or used up. */
export async function spendInvitation(trx: Trx, code: string, now: Date): Promise<Invited | undefined> {
  return trx
    .updateTable('invitation')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', written(code))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'uses_most')
    .returning(['warehouses', 'approves'])
    .executeTakeFirst();
}
