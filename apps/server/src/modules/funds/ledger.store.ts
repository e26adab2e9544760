import type { LedgerAccount, TransactionKind } from '@lading/contracts/funds';
import type { Trx } from '../../platform/database.ts';
import './funds.table.ts';

/** Identifies a wallet of an organization. */
export interface WalletName {
  kind: 'postage' | 'warehouse';
  /** For a warehouse wallet. */
  warehouseId?: string;
  currency: string;
}

/** A wallet, locked until the transaction ends. Amounts are minor units. */
export interface LockedWallet {
  walletId: string;
  currency: string;
  available: number;
  held: number;
  creditLimit: number;
}

/** The cause of a ledger transaction: its kind and id, and its names for people. */
export interface Cause {
  kind: string;
  id: string;
  detail?: Readonly<Record<string, string | number>>;
}

/** One entry: minor units added to an account (positive) or taken from it. */
export interface Entry {
  account: LedgerAccount;
  /** Of `wallet` and `held`. */
  walletId?: string;
  currency: string;
  minor: number;
}

/** Locks the wallet, creating it if needed. Concurrent spending from it waits. */
export async function lockWallet(trx: Trx, name: WalletName): Promise<LockedWallet> {
  const read = () =>
    trx
      .selectFrom('wallet')
      .selectAll()
      .where('kind', '=', name.kind)
      .where('warehouse_id', name.warehouseId === undefined ? 'is' : '=', name.warehouseId ?? null)
      .where('currency', '=', name.currency)
      .forUpdate()
      .executeTakeFirst();
  let row = await read();
  if (!row) {
    const { kind, warehouseId: warehouse_id = null, currency } = name;
    await trx
      .insertInto('wallet')
      .values({ kind, warehouse_id, currency })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  if (!row) throw new Error('A wallet could not be opened');
  return asLocked(row);
}

/** Locks a wallet by its id. */
export async function lockWalletById(trx: Trx, walletId: string): Promise<LockedWallet> {
  return asLocked(
    await trx
      .selectFrom('wallet')
      .selectAll()
      .where('wallet_id', '=', walletId)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

interface WalletRow {
  wallet_id: string;
  currency: string;
  available: string;
  held: string;
  credit_limit: string;
}

const asLocked = (row: WalletRow): LockedWallet => ({
  walletId: row.wallet_id,
  currency: row.currency,
  available: Number(row.available),
  held: Number(row.held),
  creditLimit: Number(row.credit_limit),
});

/** A transaction to write. */
export interface NewTransaction {
  kind: TransactionKind;
  key: string;
  requestHash: string;
  cause: Cause;
  reverses?: string;
  at: Date;
}

/** Writes the head of a transaction; undefined when its kind and key exist. Waits for a concurrent insert of the same. */
export async function insertTransaction(trx: Trx, transaction: NewTransaction): Promise<string | undefined> {
  const row = await trx
    .insertInto('ledger_transaction')
    .values({
      kind: transaction.kind,
      key: transaction.key,
      request_hash: transaction.requestHash,
      cause_kind: transaction.cause.kind,
      cause_id: transaction.cause.id,
      detail: JSON.stringify(transaction.cause.detail ?? {}),
      reverses: transaction.reverses ?? null,
      created_at: transaction.at,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'kind', 'key']).doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  return row?.transaction_id;
}

/** The transaction with a kind and key. */
export async function transactionByKey(
  trx: Trx,
  kind: TransactionKind,
  key: string,
): Promise<{ transactionId: string; requestHash: string } | undefined> {
  const row = await trx
    .selectFrom('ledger_transaction')
    .select(['transaction_id', 'request_hash'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { transactionId: row.transaction_id, requestHash: row.request_hash };
}

/** Writes the entries of a transaction; the wallets' balances change with them. */
export async function insertEntries(
  trx: Trx,
  transactionId: string,
  entries: readonly Entry[],
): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values(
      entries.map(({ account, walletId, currency, minor }) => ({
        transaction_id: transactionId,
        account,
        wallet_id: walletId ?? null,
        currency,
        amount: minor,
      })),
    )
    .execute();
}

/** The entries of a transaction in insertion order. */
export async function readEntries(trx: Trx, transactionId: string): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('ledger_entry')
    .select(['account', 'wallet_id', 'currency', 'amount'])
    .where('transaction_id', '=', transactionId)
    .orderBy('entry_id')
    .execute();
  return rows.map((row) => ({
    account: row.account,
    ...(row.wallet_id !== null && { walletId: row.wallet_id }),
    currency: row.currency,
    minor: Number(row.amount),
  }));
}

/** Whether a transaction reverses another one. */
export async function isReversal(trx: Trx, transactionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('transaction_id', '=', transactionId)
    .where('reverses', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
