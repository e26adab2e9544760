import type { LocalizedText } from '@lading/contracts/core';
import { openAddressChangeStates } from '@lading/contracts/shipment-service';
import type { AccountCutOff, AccountHealth, CarrierNetwork } from '@lading/contracts/shipping';
import { sql, type ColumnType, type Generated, type Updateable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Tables } from '../../platform/tables.ts';
import { isLateOpen } from './late-label.store.ts';
import './manifests/manifest.table.ts';
import './address-changes/address-change.table.ts';
import './pickups/pickup.table.ts';
import './purchase.table.ts';
import './shipment.table.ts';
import './tracking.table.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    carrier_account: {
      account_id: Generated<string>;
      org_id: Generated<string>;
      network: CarrierNetwork;
      name: string;
      mode: 'test' | 'live';
      is_on: Generated<boolean>;
      key_sealed: string | null;
      /** Null: since it was connected. */
      key_since: ColumnType<Date | null, never, Date>;
      webhook_secret_sealed: string | null;
      /** Null: its network issued none. */
      report_secret_sealed: ColumnType<string | null, never, string | null>;
      health: AccountHealth;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      /** Null: the default one. */
      cut_off: ColumnType<AccountCutOff | null, never, string | null>;
      /** Null: the usual ones of its carriers. */
      void_days: ColumnType<number | null, never, number | null>;
      divisor: ColumnType<number | null, never, number | null>;
      checked_at: Date;
      created_by: string | null;
      created_at: Date;
      removed_at: ColumnType<Date | null, never, Date>;
    };
  }
}

const accounts = (trx: Trx) => trx.selectFrom('carrier_account').selectAll().where('removed_at', 'is', null);
/** An account with its encrypted credentials. */
export type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

/** The accounts of the organization, the oldest first. */
export async function readAccounts(trx: Trx): Promise<AccountRow[]> {
  return accounts(trx).orderBy('account_id').execute();
}

/** An account; undefined when the organization has none with that id, or removed it. The system role finds those of every organization. */
export async function readAccount(trx: Trx, accountId: string): Promise<AccountRow | undefined> {
  if (!isRowId(accountId)) return undefined;
  return accounts(trx).where('account_id', '=', accountId).executeTakeFirst();
}

/** The accounts of the organization; other requests that add one or change a key wait until the transaction ends. */
export async function lockAccountList(trx: Trx): Promise<AccountRow[]> {
  await sql`select pg_advisory_xact_lock(7205006, hashtext(current_org_id()::text))`.execute(trx);
  return readAccounts(trx);
}

/** Adds an account; its credentials are encrypted for its id, which is only known then. */
export async function insertAccount(
  trx: Trx,
  given: Pick<AccountRow, 'network' | 'name' | 'mode' | 'created_by' | 'created_at'>,
  seal: (accountId: string) => { key_sealed: string; webhook_secret_sealed: string },
): Promise<AccountRow> {
  const { account_id: accountId } = await trx
    .insertInto('carrier_account')
    // Both are replaced below; an active account may not be without them.
    .values({
      ...given,
      key_sealed: '',
      webhook_secret_sealed: '',
      health: 'OK',
      checked_at: given.created_at,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return (await changeAccount(trx, accountId, seal(accountId)))!;
}

/** Changes an account; undefined when the organization has none with that id. */
export async function changeAccount(
  trx: Trx,
  accountId: string,
  change: Pick<
    Updateable<Tables['carrier_account']>,
    | 'is_on'
    | 'mode'
    | 'key_sealed'
    | 'key_since'
    | 'webhook_secret_sealed'
    | 'report_secret_sealed'
    | 'cut_off'
    | 'void_days'
    | 'divisor'
  >,
): Promise<AccountRow | undefined> {
  if (!isRowId(accountId)) return undefined;
  return trx
    .updateTable('carrier_account')
    .set(change)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the result of testing an account. */
export async function keepHealth(
  trx: Trx,
  accountId: string,
  { health, message, now }: { health: AccountHealth; message: LocalizedText | null; now: Date },
): Promise<AccountRow | undefined> {
  return trx
    .updateTable('carrier_account')
    .set({ health, message: message && JSON.stringify(message), checked_at: now })
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Prevents removal of an account until the transaction ends. @returns false when it is already removed */
export async function holdAccount(trx: Trx, accountId: string): Promise<boolean> {
  if (!isRowId(accountId)) return false;
  const row = await accounts(trx).where('account_id', '=', accountId).forShare().executeTakeFirst();
  return row !== undefined;
}

/** Locks an account for removal: nothing starts on it until the transaction ends. */
export async function lockAccount(trx: Trx, accountId: string): Promise<AccountRow | undefined> {
  if (!isRowId(accountId)) return undefined;
  return accounts(trx).where('account_id', '=', accountId).forUpdate().executeTakeFirst();
}

/** Whether purchases, voids, pickups, changes of address or manifests of an account wait for its carrier, which cannot be asked after removal. */
export async function hasOpenWork(trx: Trx, accountId: string): Promise<boolean> {
  return (
    (await hasOpenPurchase(trx, accountId)) ||
    (await hasOpenPickup(trx, accountId)) ||
    (await hasOpenAddressChange(trx, accountId)) ||
    (await hasOpenManifest(trx, accountId))
  );
}

async function hasOpenPurchase(trx: Trx, accountId: string): Promise<boolean> {
  const purchase = await trx
    .selectFrom('label_purchase as p')
    .leftJoin('label_void as v', 'v.purchase_id', 'p.purchase_id')
    .select('p.purchase_id')
    .where('p.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('p.state', 'in', ['DRAFT', 'HELD', 'CALLING', 'UNKNOWN']),
        isLateOpen,
        where('v.state', 'in', ['REQUESTED', 'ACCEPTED']),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return purchase !== undefined;
}

/** Whether it is unknown what was bought on an account. */
export async function hasUnknownPurchase(trx: Trx, accountId: string): Promise<boolean> {
  const purchase = await trx
    .selectFrom('label_purchase')
    .select('purchase_id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['CALLING', 'UNKNOWN'])
    .limit(1)
    .executeTakeFirst();
  return purchase !== undefined;
}

async function hasOpenPickup(trx: Trx, accountId: string): Promise<boolean> {
  const pickup = await trx
    .selectFrom('carrier_pickup')
    .select('pickup_id')
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('state', 'in', [
          'REQUESTED',
          'UNCONFIRMED',
          'SCHEDULED',
          'CANCEL_REQUESTED',
          'CANCEL_REJECTED',
        ]),
        where('late_ref', 'is not', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return pickup !== undefined;
}

async function hasOpenAddressChange(trx: Trx, accountId: string): Promise<boolean> {
  const change = await trx
    .selectFrom('carrier_address_change')
    .select('change_id')
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([where('state', 'in', openAddressChangeStates), where('late_ref', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

async function hasOpenManifest(trx: Trx, accountId: string): Promise<boolean> {
  const manifest = await trx
    .selectFrom('carrier_manifest')
    .select('manifest_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'CREATING')
    .limit(1)
    .executeTakeFirst();
  return manifest !== undefined;
}

/** Erases the credentials of an account, and stops tracking its parcels. */
export async function eraseAccount(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carrier_account')
    .set({
      is_on: false,
      key_sealed: null,
      webhook_secret_sealed: null,
      report_secret_sealed: null,
      removed_at: now,
    })
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .updateTable('shipment')
    .set({ track_at: null })
    .where('account_id', '=', accountId)
    .where('track_at', 'is not', null)
    .execute();
}
