-- Payments that clients report to a warehouse (warehouse design, a). They are no money yet: the wallet is credited as staff confirm one.
create table warehouse_top_up (
  top_up_id bigint generated always as identity (start with 860001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  -- What the payment is known by on both sides.
  transaction_no text not null check (length(transaction_no) between 1 and 50),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  paid_on date not null,
  remark text,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED')),
  answer text,
  requested_by bigint,
  settled_by bigint,
  settled_at timestamptz,
  transaction_id bigint references ledger_transaction,
  created_at timestamptz not null default now(),
  check ((state = 'CONFIRMED') = (transaction_id is not null))
);
-- A number that was rejected or taken back may be reported again.
create unique index warehouse_top_up_number on warehouse_top_up (org_id, warehouse_id, transaction_no)
  where state in ('REQUESTED', 'CONFIRMED');
create index warehouse_top_up_recent on warehouse_top_up (warehouse_id, org_id, top_up_id desc);
call keep_for_warehouse('warehouse_top_up');
grant insert, update (state, answer, settled_by, settled_at, transaction_id) on warehouse_top_up to lading_tenant;
-- A client may pay before it has sent anything.
create policy top_ups_at_warehouse on organisation for select to lading_warehouse
  using (exists (select from warehouse_top_up t where t.org_id = organisation.org_id));
