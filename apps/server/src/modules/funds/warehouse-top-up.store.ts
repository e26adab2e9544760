import type { Money } from '@lading/contracts/core';
import {
  topUpsShownMost,
  type ProviderTopUp,
  type TopUpState,
  type WarehouseTopUp,
} from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';

/** A reported payment. */
export interface ReportedTopUp {
  warehouseId: string;
  transactionNo: string;
  amount: Money;
  paidOn: string;
  remark: string | null;
}

interface Row extends Omit<ProviderTopUp, 'amount' | 'time'> {
  minor: string;
  currency: string;
  createdAt: Date;
}

const columns = sql`t.top_up_id::text as "topUpId", t.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName",
  t.transaction_no as "transactionNo", t.amount as minor, t.currency, t.paid_on::text as "paidOn", t.remark, t.state, t.answer,
  t.created_at as "createdAt", t.org_id::text as "orgId"`;

function shown<Given extends Pick<Row, 'minor' | 'currency' | 'createdAt'>>({
  minor,
  currency,
  createdAt,
  ...rest
}: Given) {
  return { ...rest, amount: { minor: Number(minor), currency }, time: createdAt.toISOString() };
}

async function readOwn(trx: Trx, condition: Sql): Promise<(WarehouseTopUp & { orgId: string })[]> {
  const { rows } = await sql<Omit<Row, 'orgName'>>`
    select ${columns} from warehouse_top_up t join warehouse w using (warehouse_id)
    where ${condition} order by t.top_up_id desc limit ${topUpsShownMost}`.execute(trx);
  return rows.map(shown);
}

/** The latest payments that the organization has reported to a warehouse. */
export const readTopUps = (trx: Trx, warehouseId: string): Promise<WarehouseTopUp[]> =>
  readOwn(trx, sql`t.warehouse_id = ${warehouseId}`);

/** A payment of the organization, locked until the transaction ends. */
export async function lockTopUp(
  trx: Trx,
  topUpId: string,
): Promise<(WarehouseTopUp & { orgId: string }) | undefined> {
  await sql`select from warehouse_top_up where top_up_id = ${topUpId} for no key update`.execute(trx);
  return (await readOwn(trx, sql`t.top_up_id = ${topUpId}`))[0];
}

/** States in which a payment's number is in use. */
const standing = sql`('REQUESTED', 'CONFIRMED', 'REVERSED')`;

/** The payment with a number that is pending, confirmed, or reversed after confirmation. */
export const topUpOfNumber = async (
  trx: Trx,
  { warehouseId, transactionNo }: Pick<ReportedTopUp, 'warehouseId' | 'transactionNo'>,
): Promise<WarehouseTopUp | undefined> =>
  (
    await readOwn(
      trx,
      sql`t.warehouse_id = ${warehouseId} and t.transaction_no = ${transactionNo} and t.state in ${standing}`,
    )
  )[0];

/** Payments with these numbers, like {@link topUpOfNumber}, by the index of the request. */
export async function topUpsOfNumbers(
  trx: Trx,
  asked: readonly Pick<ReportedTopUp, 'warehouseId' | 'transactionNo'>[],
): Promise<Map<number, { minor: number; paidOn: string; state: TopUpState }>> {
  const { rows } = await sql<{ at: number; minor: string; paidOn: string; state: TopUpState }>`
    select (w.at - 1)::integer as at, t.amount as minor, t.paid_on::text as "paidOn", t.state
    from unnest(${asked.map(({ warehouseId }) => warehouseId)}::bigint[],
      ${asked.map(({ transactionNo }) => transactionNo)}::text[]) with ordinality as w (warehouse_id, transaction_no, at)
    join warehouse_top_up t on t.warehouse_id = w.warehouse_id and t.transaction_no = w.transaction_no
      and t.state in ${standing}`.execute(trx);
  return new Map(rows.map(({ at, minor, ...row }) => [at, { ...row, minor: Number(minor) }]));
}

/** Records a payment; undefined when its number is in use. */
export async function insertTopUp(
  trx: Trx,
  { warehouseId, transactionNo, amount, paidOn, remark }: ReportedTopUp,
  about: { userId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into warehouse_top_up (warehouse_id, transaction_no, amount, currency, paid_on, remark, requested_by, created_at)
    values (${warehouseId}, ${transactionNo}, ${amount.minor}, ${amount.currency}, ${paidOn}, ${remark}, ${about.userId}, ${about.now})
    on conflict (org_id, warehouse_id, transaction_no) where state in ${standing} do nothing
    returning top_up_id::text as id`.execute(trx);
  return rows[0]?.id;
}

/** Ends the pending state of a locked payment. */
export async function endTopUp(
  trx: Trx,
  topUpId: string,
  end: {
    state: Exclude<TopUpState, 'REQUESTED'>;
    userId: string | null;
    now: Date;
    transactionId?: string;
    answer?: string;
  },
): Promise<void> {
  await sql`
    update warehouse_top_up set state = ${end.state}, settled_by = ${end.userId}, settled_at = ${end.now},
      transaction_id = ${end.transactionId ?? null}, answer = ${end.answer ?? null}
    where top_up_id = ${topUpId} and state = 'REQUESTED'`.execute(trx);
}

/** Records that the credit of a confirmed payment was reversed, if the transaction is one. */
export async function reverseTopUp(trx: Trx, transactionId: string): Promise<void> {
  await sql`
    update warehouse_top_up set state = 'REVERSED' where transaction_id = ${transactionId} and state = 'CONFIRMED'`.execute(
    trx,
  );
}

/** A payment to a warehouse of the staff. */
export const readClientTopUp = async (trx: Trx, topUpId: string): Promise<ProviderTopUp | undefined> =>
  (await readOfClients(trx, sql`t.top_up_id = ${topUpId}`))[0];

/**
 * Payments to a warehouse of the staff: pending ones, then the latest answered. If more are pending than are shown, clients take
 * turns, each with its oldest first: one that reports many hides only its own, and answers make room.
 */
export async function readClientTopUps(trx: Trx, warehouseId: string): Promise<ProviderTopUp[]> {
  const waiting = await readOfClients(
    trx,
    sql`t.top_up_id in (
      select top_up_id from (
        select top_up_id, row_number() over (partition by org_id order by top_up_id) as turn
        from warehouse_top_up where warehouse_id = ${warehouseId} and state = 'REQUESTED') turns
      order by turn, top_up_id limit ${topUpsShownMost})`,
  );
  const answered = sql`t.warehouse_id = ${warehouseId} and t.state not in ('REQUESTED', 'CANCELLED')`;
  return [...waiting, ...(await readOfClients(trx, answered, topUpsShownMost - waiting.length))];
}

async function readOfClients(trx: Trx, condition: Sql, most = topUpsShownMost): Promise<ProviderTopUp[]> {
  const { rows } = await sql<Row>`
    select ${columns}, o.org_name as "orgName"
    from warehouse_top_up t join warehouse w using (warehouse_id) join organisation o on o.org_id = t.org_id
    where ${condition} and t.state <> 'CANCELLED' order by t.top_up_id desc limit ${most}`.execute(trx);
  return rows.map(shown);
}

/** A warehouse in which the organization has a wallet, or to which it is connected. */
export interface WalletWarehouse {
  warehouseId: string;
  code: string | null;
  name: string | null;
  currency: string;
}

/** The warehouses that the organization may pay. */
export async function walletWarehouses(trx: Trx): Promise<WalletWarehouse[]> {
  const { rows } = await sql<WalletWarehouse>`
    select w.warehouse_id::text as "warehouseId", w.warehouse_code as code, w.warehouse_name as name, w.currency
    from warehouse w
    where exists (select from warehouse_connection c where c.warehouse_id = w.warehouse_id)
      or exists (select from wallet a where a.warehouse_id = w.warehouse_id)
    order by w.warehouse_id`.execute(trx);
  return rows;
}
