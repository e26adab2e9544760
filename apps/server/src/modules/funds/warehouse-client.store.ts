import type { WarehouseClient } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import type { ClientAt } from './rating.store.ts';

/** What makes an organization a client of a warehouse: goods or cartons that it has sent, or a payment that was credited. */
const signsOfClient = (orgId: Sql, warehouseId: Sql): Sql => sql`
  select from product_warehouse p where p.org_id = ${orgId} and p.warehouse_id = ${warehouseId}
  union all select from crossdock d where d.org_id = ${orgId} and d.warehouse_id = ${warehouseId}
  union all select from warehouse_top_up u where u.org_id = ${orgId} and u.warehouse_id = ${warehouseId}
    and u.state in ('CONFIRMED', 'REVERSED')`;

/** Whether an organization is a client of a warehouse: staff see only clients. */
export async function isClient(trx: Trx, { orgId, warehouseId }: ClientAt): Promise<boolean> {
  const { rows } = await sql`${signsOfClient(sql`${orgId}`, sql`${warehouseId}`)} limit 1`.execute(trx);
  return rows.length > 0;
}

/** The clients of a warehouse. */
export async function readClients(trx: Trx, warehouseId: string): Promise<WarehouseClient[]> {
  const { rows } = await sql<Omit<WarehouseClient, 'balance'> & { currency: string; minor: string }>`
    select o.org_id::text as "orgId", o.org_name as "orgName", w.currency, coalesce(b.available + b.held, 0)::text as minor,
      coalesce(t.when_short, 'WARN') as "whenShort", coalesce(t.due_days, 14) as "dueDays",
      (select count(*)::integer from event_rating g where g.org_id = o.org_id and g.warehouse_id = w.warehouse_id
        and g.outcome = 'UNRATED') as unrated
    from warehouse w join organisation o on exists (${signsOfClient(sql`o.org_id`, sql`w.warehouse_id`)})
      left join lateral warehouse_balance(o.org_id, w.warehouse_id) b on b.currency = w.currency
      left join billing_terms t on t.org_id = o.org_id and t.warehouse_id = w.warehouse_id
    where w.warehouse_id = ${warehouseId} order by order_text(o.org_name) collate "C", o.org_id limit 1000`.execute(
    trx,
  );
  return rows.map(({ currency, minor, ...row }) => ({
    ...row,
    balance: { minor: Number(minor), currency },
  }));
}

/** Sets what happens when a client's wallet is short, and when its invoices are due. */
export async function saveTerms(
  trx: Trx,
  { orgId, warehouseId, whenShort, dueDays }: ClientAt & { whenShort: 'WARN' | 'BLOCK'; dueDays: number },
): Promise<void> {
  await sql`insert into billing_terms (org_id, warehouse_id, when_short, due_days)
    values (${orgId}, ${warehouseId}, ${whenShort}, ${dueDays})
    on conflict (org_id, warehouse_id) do update set when_short = excluded.when_short, due_days = excluded.due_days`.execute(
    trx,
  );
}

/**
 * The reference of an earlier payment to the wallet with a warehouse that differs from a reference in letter case or spaces only, unless it
 * was reversed. Runs as the client.
 */
export async function otherSpelling(
  trx: Trx,
  { warehouseId, reference }: { warehouseId: string; reference: string },
): Promise<string | undefined> {
  const folded = (text: Sql) => sql`lower(regexp_replace(${text}, '\\s', '', 'g'))`;
  const { rows } = await sql<{ reference: string }>`
    select t.detail ->> 'reference' as reference from ledger_transaction t
    where t.kind = 'top-up' and t.cause_kind = 'client-payment' and starts_with(t.cause_id, ${`${warehouseId}-`})
      and t.detail ->> 'reference' <> ${reference}
      and ${folded(sql`t.detail ->> 'reference'`)} = ${folded(sql`${reference}::text`)}
      and not exists (select from ledger_transaction r where r.reverses = t.transaction_id)
    limit 1`.execute(trx);
  return rows[0]?.reference;
}

/** The names of a recorded payment for the wallet with a warehouse; undefined for anything else. Runs as the client. */
export async function referenceOfPayment(
  trx: Trx,
  { transactionId, warehouseId }: { transactionId: string; warehouseId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select t.detail ->> 'reference' as reference from ledger_transaction t join ledger_entry e using (transaction_id) join wallet w using (wallet_id)
    where t.transaction_id = ${transactionId} and t.kind = 'top-up' and t.cause_kind = 'client-payment'
      and w.warehouse_id = ${warehouseId} limit 1`.execute(trx);
  return rows[0]?.reference;
}
