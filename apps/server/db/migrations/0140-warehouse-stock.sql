-- Stock as events, moves and levels (warehouse design, a and d). The floor of a warehouse belongs to its provider's staff (decision D15):
-- they act as `lading_warehouse`, which sees the rows of the warehouses that the organisation in `lading.org_id` provides, and of a
-- client's products what is needed to handle them. `lading_stock` owns the functions below; nobody acts as it, and it alone writes stock.

do $$ begin create role lading_warehouse nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role lading_stock nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin execute format('grant lading_warehouse, lading_stock to %I', current_user); exception when unique_violation then null; end $$;
grant usage on schema public to lading_warehouse, lading_stock;

alter table warehouse
  add column provider_org_id bigint references organisation,
  -- A day is the warehouse's own.
  add column time_zone text not null default 'America/Los_Angeles',
  add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
create index warehouse_provider on warehouse (provider_org_id);
grant select on warehouse to lading_warehouse, lading_stock;

create function current_warehouse_ids() returns bigint[] language sql stable parallel safe
  return (select coalesce(array_agg(w.warehouse_id), '{}') from warehouse w where w.provider_org_id = current_org_id());

-- For a table with `org_id`, the client, and `warehouse_id`: each sees its own, and only functions of `lading_stock` write, besides what
-- is granted by name.
create procedure keep_for_warehouse(target regclass) language plpgsql as $$
begin
  call isolate_by_organisation(target);
  execute format('revoke insert, update, delete on %s from lading_tenant', target);
  execute format('revoke update, delete on %s from lading_system', target);
  execute format('create policy own_warehouses on %s to lading_warehouse
    using (warehouse_id = any ((select current_warehouse_ids())::bigint[]))
    with check (warehouse_id = any ((select current_warehouse_ids())::bigint[]))', target);
  execute format('grant select on %s to lading_warehouse', target);
  execute format('create policy stock_functions on %s to lading_stock using (true) with check (true)', target);
  execute format('grant select, insert, update on %s to lading_stock', target);
end $$;

-- Which products a client has sent to a warehouse: what its staff may know of them follows from this.
create table product_warehouse (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  product_id bigint not null references product,
  primary key (warehouse_id, product_id)
);
call keep_for_warehouse('product_warehouse');
grant insert on product_warehouse to lading_tenant;

-- Never what it cost or is declared at.
grant select (product_id, org_id, sku_code, sku_name, sku_name_cn, upc, ean, asin, fn_sku, extra_barcode1,
  length, width, height, weight1, weight2, unit, battery_flag) on product to lading_warehouse;
create policy sent_to_warehouse on product for select to lading_warehouse
  using (exists (select from product_warehouse sent where sent.product_id = product.product_id));
grant select on product to lading_stock;
create policy stock_functions on product for select to lading_stock using (true);
grant select (org_id, org_name) on organisation to lading_warehouse;
create policy client_of_warehouse on organisation for select to lading_warehouse
  using (exists (select from product_warehouse sent where sent.org_id = organisation.org_id));

-- Places of a warehouse. `org_id` is the provider; clients of the warehouse read where their goods lie.
create table warehouse_bin (
  bin_id bigint generated always as identity (start with 610001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  bin_code text not null check (bin_code ~ '^[A-Z0-9][A-Z0-9._-]{0,29}$'),
  kind text not null check (kind in ('DOCK', 'PICK', 'RESERVE', 'HOLD', 'RETURN', 'STAGE')),
  zone text,
  -- The order in which a round through the warehouse comes by.
  pick_sequence integer not null default 0,
  active boolean not null default true,
  unique (warehouse_id, bin_code)
);
call keep_for_warehouse('warehouse_bin');
grant insert, update on warehouse_bin to lading_warehouse;
create policy of_connected_warehouse on warehouse_bin for select to lading_tenant
  using (warehouse_id in (select c.warehouse_id from warehouse_connection c));

create table lot (
  lot_id bigint generated always as identity (start with 620001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  product_id bigint not null references product,
  lot_no text not null check (lot_no <> ''),
  expires_on date,
  unique (warehouse_id, product_id, lot_no)
);
call keep_for_warehouse('lot');
grant insert on lot to lading_warehouse;

-- What happened, as it was told; added to and never changed. A wrong one is reversed by another, once.
create table wms_event (
  event_id bigint generated always as identity (start with 6000001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  kind text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- The person; no foreign key, since what was done stays done.
  actor_id bigint,
  subject_kind text not null,
  subject_id bigint not null,
  payload jsonb not null default '{}',
  reverses_id bigint unique references wms_event
);
create index wms_event_subject on wms_event (subject_kind, subject_id, event_id);
call keep_for_warehouse('wms_event');

-- What makes an event happen once: who tells it and under which key. Another content under the same key is a conflict.
create table wms_event_key (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  source text not null,
  source_key text not null,
  digest text not null,
  event_id bigint not null unique references wms_event deferrable initially deferred,
  primary key (warehouse_id, source, source_key)
);
call keep_for_warehouse('wms_event_key');

create table stock_move (
  move_id bigint generated always as identity (start with 7000001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  event_id bigint not null references wms_event,
  product_id bigint not null references product,
  lot_id bigint references lot,
  qty integer not null check (qty > 0),
  from_bucket text not null,
  to_bucket text not null,
  from_bin bigint references warehouse_bin,
  to_bin bigint references warehouse_bin,
  -- The line that it is counted on.
  inbound_line_id bigint,
  outbound_line_id bigint,
  check (from_bucket in ('DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED', 'SUPPLIER', 'CUSTOMER', 'FOUND_LOST', 'SCRAP', 'ASSEMBLY')),
  check (to_bucket in ('DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED', 'SUPPLIER', 'CUSTOMER', 'FOUND_LOST', 'SCRAP', 'ASSEMBLY')),
  check (from_bucket <> to_bucket or from_bin is distinct from to_bin),
  -- Goods that are there lie somewhere.
  check ((from_bucket in ('DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED')) = (from_bin is not null)),
  check ((to_bucket in ('DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED')) = (to_bin is not null))
);
create index stock_move_product on stock_move (org_id, product_id, move_id desc);
create index stock_move_event on stock_move (event_id);
call keep_for_warehouse('stock_move');

create table stock_level (
  level_id bigint generated always as identity (start with 630001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  product_id bigint not null references product,
  dock integer not null default 0 check (dock >= 0),
  good integer not null default 0 check (good >= 0),
  hold integer not null default 0 check (hold >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  quarantine integer not null default 0 check (quarantine >= 0),
  staged integer not null default 0 check (staged >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  on_hand bigint generated always as (dock + good + hold + damaged + quarantine + staged) stored,
  available bigint generated always as (good - reserved) stored,
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  -- The last fence against promising the same unit twice.
  check (reserved <= good),
  unique (warehouse_id, product_id)
);
create index stock_level_changed on stock_level (org_id, changed_at, level_id);
create index stock_level_on_hand on stock_level (org_id, on_hand, level_id);
create index stock_level_available on stock_level (org_id, available, level_id);
create index stock_level_product on stock_level (product_id);
call keep_for_warehouse('stock_level');

create table stock_bin (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  bin_id bigint not null references warehouse_bin,
  product_id bigint not null references product,
  lot_id bigint references lot,
  bucket text not null,
  qty integer not null check (qty >= 0),
  unique nulls not distinct (bin_id, product_id, lot_id, bucket)
);
create index stock_bin_product on stock_bin (warehouse_id, product_id) where qty > 0;
call keep_for_warehouse('stock_bin');

-- Goods by the day they came, for their age and the cost of storing them: units of a layer on a day are its quantity less what was used
-- until then, so a sum over any span of days is closed arithmetic.
create table stock_layer (
  layer_id bigint generated always as identity (start with 640001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  product_id bigint not null references product,
  lot_id bigint references lot,
  event_id bigint not null references wms_event,
  received_on date not null,
  qty integer not null check (qty > 0),
  qty_left integer not null check (qty_left between 0 and qty)
);
create index stock_layer_left on stock_layer (warehouse_id, product_id, received_on, layer_id) where qty_left > 0;
create index stock_layer_event on stock_layer (event_id);
call keep_for_warehouse('stock_layer');

create table stock_layer_use (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  layer_id bigint not null references stock_layer,
  event_id bigint not null references wms_event,
  used_on date not null,
  qty integer not null check (qty > 0)
);
create index stock_layer_use_layer on stock_layer_use (layer_id, used_on);
create index stock_layer_use_event on stock_layer_use (event_id);
call keep_for_warehouse('stock_layer_use');
