import { sql, type RawBuilder } from 'kysely';

/** The wallet entries of a label, whose organization and purchase the query names `org_id` and `purchase_id` of `label`. */
const entriesOf = (label: 'r' | 'v') => sql`
  ledger_transaction b join ledger_entry e using (transaction_id)
  where b.org_id = ${sql.ref(`${label}.org_id`)} and b.cause_id = ${sql.ref(`${label}.purchase_id`)}::text
    and b.cause_kind in ('label-purchase', 'label-adjustment', 'label-void') and e.account = 'wallet'`;

/**
 * Purchases with an adjustment or a won dispute whose ledger entry is not what the carrier's report says: more is charged in full, less is
 * refunded up to the cost of the label until then. Entries without a report count too.
 */
export const misadjusted = (most: number): RawBuilder<{ id: string }> => sql<{ id: string }>`
  with reported as (
    select a.org_id, a.purchase_id, a.transaction_id, 'adjustment' as kind,
           a.account_id || ':' || a.invoice_line as key, a.now - a.was as minor
    from label_adjustment a
    union all
    select a.org_id, a.purchase_id, a.credit_transaction_id, 'dispute', a.adjustment_id::text, a.was - a.now
    from label_adjustment a where a.state = 'CREDITED'
  )
  select r.purchase_id::text as id from reported r
  -- Where nothing was left to refund, the report names the entry that had refunded it.
  left join ledger_transaction t on t.transaction_id = r.transaction_id and t.kind = r.kind and t.key = r.key
    and t.cause_id = r.purchase_id::text
  where (
    select -coalesce(sum(e.amount), 0) from ledger_transaction o join ledger_entry e using (transaction_id)
    where (o.transaction_id = t.transaction_id or o.reverses = t.transaction_id) and e.account = 'wallet'
  ) <> case when r.minor > 0 then r.minor else -least(-r.minor, greatest((
    select -coalesce(sum(e.amount), 0) from ${entriesOf('r')}
      and b.transaction_id < coalesce(t.transaction_id, r.transaction_id + 1)
  ), 0)) end
  union
  select t.cause_id from ledger_transaction t
  where t.kind in ('adjustment', 'dispute') and not exists (
    select from reported r where r.transaction_id = t.transaction_id and r.kind = t.kind and r.key = t.key
  )
  order by 1 limit ${most}`;

/**
 * Purchases whose void was refunded without being granted, or with another amount than their price up to the cost of the label until
 * then, or not at all; and those whose refund is reversed without a dispute, or was not after one. A client's own account refunds nothing here.
 */
export const misrefunded = (most: number): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select t.key as id from ledger_transaction t
  left join label_void v on v.org_id = t.org_id and v.purchase_id::text = t.key
  left join label_purchase p on p.purchase_id = v.purchase_id
  where t.kind = 'void' and (
    p.hold_id is null or t.cause_id <> t.key
    or v.state not in ('NOT_APPLICABLE', 'REFUNDED', 'DISPUTED')
    or (v.state = 'DISPUTED') <> exists (select from ledger_transaction o where o.reverses = t.transaction_id)
    or (
      select coalesce(sum(e.amount), 0) from ledger_entry e
      where e.transaction_id = t.transaction_id and e.account = 'wallet'
    ) <> least(p.charged, greatest((
      select -coalesce(sum(e.amount), 0) from ${entriesOf('v')} and b.transaction_id < t.transaction_id
    ), 0))
  )
  union
  select v.purchase_id::text from label_void v join label_purchase p using (purchase_id)
  where v.state in ('NOT_APPLICABLE', 'REFUNDED') and p.hold_id is not null
    and not exists (
      select from ledger_transaction t
      where t.org_id = v.org_id and t.kind = 'void' and t.key = v.purchase_id::text
    )
    -- Adjustments may have refunded it before.
    and 0 < (
      select min(run.cost) from (
        select -sum(e.amount) over (order by b.transaction_id) as cost from ${entriesOf('v')}
      ) run
    )
  order by 1 limit ${most}`;
