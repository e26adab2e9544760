-- What was announced against what was counted (warehouse design, a): recorded as an inbound is closed, from the counts of its
-- lines, which events alone make. The client decides, the floor answers; neither changes a count or stock.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'search_record_kind_check');
begin
  alter table search_record drop constraint search_record_kind_check;
  execute format('alter table search_record add constraint search_record_kind_check check (%s or kind = %L)',
    substring(kept from 'CHECK (.*)$'), 'discrepancy');
end $$;

create table inbound_discrepancy (
  discrepancy_id bigint generated always as identity (start with 750001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  inbound_id bigint not null references inbound,
  line_id bigint not null references inbound_line,
  product_id bigint not null references product,
  kind text not null check (kind in ('SHORT', 'OVER', 'DAMAGED')),
  quantity integer not null check (quantity > 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'RECOUNT', 'CLAIMED', 'ACCEPTED', 'SETTLED')),
  -- What the floor says of it.
  reason text check (reason in ('NOT_IN_SHIPMENT', 'CARRIER_DAMAGE', 'POOR_PACKAGING', 'EXTRA_UNITS', 'RECOUNTED', 'OTHER')),
  floor_note text,
  answered_at timestamptz,
  -- What the client decided last.
  client_note text,
  decided_by bigint,
  decided_at timestamptz,
  version integer not null default 1,
  search_body text not null default '',
  created_at timestamptz not null default now(),
  unique (line_id, kind)
);
create index inbound_discrepancy_recent on inbound_discrepancy (org_id, created_at, discrepancy_id);
create index inbound_discrepancy_status on inbound_discrepancy (org_id, status, created_at, discrepancy_id);
create index inbound_discrepancy_inbound on inbound_discrepancy (inbound_id);
create index inbound_discrepancy_of_warehouse on inbound_discrepancy (warehouse_id, status, discrepancy_id);
call keep_for_warehouse('inbound_discrepancy');
grant update (status, client_note, decided_by, decided_at, version) on inbound_discrepancy to lading_tenant;
grant insert, update (status, reason, floor_note, answered_at, version) on inbound_discrepancy to lading_warehouse;
call search_by_own_text('inbound_discrepancy', 'discrepancy', 'discrepancy_id');
