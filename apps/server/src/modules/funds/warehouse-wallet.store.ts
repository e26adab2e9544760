import { rateRule, type RateRule, type WarehouseWallet } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/** Currency of a warehouse that the organization is, or was, a client of; undefined for any other. */
export async function currencyOf(trx: Trx, warehouseId: string): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string }>`
    select w.currency from warehouse w where w.warehouse_id = ${warehouseId} and (
      exists (select from warehouse_connection c where c.warehouse_id = w.warehouse_id)
      or exists (select from wallet a where a.warehouse_id = w.warehouse_id))`.execute(trx);
  return rows[0]?.currency;
}

/** Days for measuring how fast a balance is used. */
const spentDays = 30;

/** The current and former warehouses of an organization, each with its wallet, terms and today's card. */
export async function readWarehouseWallets(trx: Trx, orgId: string, now: Date): Promise<WarehouseWallet[]> {
  const { rows } = await sql<{
    warehouseId: string;
    warehouseName: string;
    isConnected: boolean;
    currency: string;
    available: string;
    held: string;
    creditLimit: string;
    lowBalance: string | null;
    spent: string;
    whenShort: 'WARN' | 'BLOCK';
    card: { name: string; validFrom: string; rules: RateRule[] } | null;
  }>`
    select w.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", w.currency, c.warehouse_id is not null as "isConnected",
      coalesce(a.available, 0) as available, coalesce(a.held, 0) as held, coalesce(a.credit_limit, 0) as "creditLimit",
      a.low_balance as "lowBalance", coalesce(t.when_short, 'WARN') as "whenShort",
      (select coalesce(-sum(e.amount), 0) from ledger_entry e join ledger_transaction x using (transaction_id)
        where e.wallet_id = a.wallet_id and x.kind in ('purchase', 'fee', 'dispute', 'adjustment')
          and x.created_at > ${now}::timestamptz - make_interval(days => ${spentDays}::integer)) as spent,
      (select json_build_object('name', r.card_name, 'validFrom', r.valid_from::text, 'rules', r.rules)
        from rate_card_on(w.warehouse_id, ${orgId}, (${now}::timestamptz at time zone w.time_zone)::date) r) as card
    from warehouse w left join warehouse_connection c on c.warehouse_id = w.warehouse_id and c.org_id = ${orgId}
      left join wallet a on a.warehouse_id = w.warehouse_id and a.kind = 'warehouse' and a.currency = w.currency
      left join billing_terms t on t.warehouse_id = w.warehouse_id and t.org_id = ${orgId}
    where c.warehouse_id is not null or a.wallet_id is not null
    order by c.warehouse_id is null, order_text(w.warehouse_name) collate "C", w.warehouse_id`.execute(trx);
  return rows.map((row) => {
    const asMoney = (minor: string) => ({ minor: Number(minor), currency: row.currency });
    const [available, spent] = [Number(row.available), Number(row.spent)];
    return {
      warehouseId: row.warehouseId,
      warehouseName: row.warehouseName,
      isConnected: row.isConnected,
      available: asMoney(row.available),
      held: asMoney(row.held),
      spent30: asMoney(row.spent),
      creditLimit: asMoney(row.creditLimit),
      lowBalance: row.lowBalance === null ? null : asMoney(row.lowBalance),
      runwayDays: spent > 0 ? Math.max(0, Math.floor((available * spentDays) / spent)) : null,
      whenShort: row.whenShort,
      cardName: row.card?.name ?? null,
      cardValidFrom: row.card?.validFrom ?? null,
      rules: rateRule.array().parse(row.card?.rules ?? []),
    };
  });
}
