-- Which warehouse ships an order, and why (warehouse design, f; decision 0076).
create table routing_settings (
  org_id bigint primary key references organisation,
  -- Since when orders that come in are released by themselves; none: they are not.
  automatic_since timestamptz,
  may_split boolean not null default false,
  updated_at timestamptz not null
);
call isolate_by_organisation('routing_settings');

-- What an organization has said of a warehouse; one without a row is used, for all countries, after those with a rank.
create table routing_warehouse (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  is_used boolean not null,
  rank smallint not null check (rank between 1 and 99),
  countries text[] not null default '{}',
  primary key (org_id, warehouse_id)
);
call isolate_by_organisation('routing_warehouse');

-- Added to and never changed: a further attempt is a further decision.
create table routing_decision (
  decision_id bigint generated always as identity (start with 690001) primary key,
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  -- None where it was not released.
  outbound_id bigint references outbound,
  decided_at timestamptz not null,
  -- Who asked for it; none: done by itself. No foreign key, since what was decided stays.
  user_id bigint,
  rule text not null check (rule in ('NAMED', 'ASSIGNED', 'ONLY', 'COST', 'RANK', 'SPLIT', 'NONE')),
  considered jsonb not null,
  problem jsonb
);
create index routing_decision_order on routing_decision (order_id, decision_id desc);
create index routing_decision_outbound on routing_decision (outbound_id) where outbound_id is not null;
call isolate_by_organisation('routing_decision');
revoke update, delete on routing_decision from lading_tenant;

-- The stock of products in all warehouses, locked until the transaction ends, in one order for everybody: what routing compares is still
-- there when it reserves.
create function hold_levels_of(products bigint[]) returns table (warehouse_id bigint, product_id bigint, available bigint)
language sql security definer set search_path = public, pg_temp as $$
  select l.warehouse_id, l.product_id, l.available from stock_level l
  where l.org_id = current_org_id() and l.product_id = any (products)
  order by l.warehouse_id, l.product_id for no key update
$$;
grant create on schema public to lading_stock;
alter function hold_levels_of(bigint[]) owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function hold_levels_of(bigint[]) from public;
grant execute on function hold_levels_of(bigint[]) to lading_tenant;
