-- Goods on their way to a warehouse and out of it (warehouse design, a and b). Lines count what events did; nobody edits the counts.

create table inbound (
  inbound_id bigint generated always as identity (start with 650001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  inbound_no text generated always as ('IN' || inbound_id) stored,
  -- The client's own number.
  client_ref text not null check (client_ref <> ''),
  status text not null default 'DRAFT' check (status in
    ('DRAFT', 'SUBMITTED', 'ARRIVED', 'RECEIVING', 'RECEIVED', 'CLOSED', 'CANCELLED')),
  delivery text not null check (delivery in ('PARCEL', 'PALLET', 'LTL', '20GP', '40GP', '40HQ', '45HQ')),
  container_no text,
  tracking text,
  eta date,
  remark text,
  expected_units integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  arrived_at timestamptz,
  closed_at timestamptz,
  unique (org_id, warehouse_id, client_ref)
);
create index inbound_recent on inbound (org_id, created_at, inbound_id);
create index inbound_status on inbound (org_id, status, created_at, inbound_id);
create index inbound_eta on inbound (org_id, eta, inbound_id);
create index inbound_number on inbound (org_id, inbound_no, inbound_id);
create index inbound_of_warehouse on inbound (warehouse_id, status, eta, inbound_id);
call keep_for_warehouse('inbound');
grant insert, update on inbound to lading_tenant;
grant update (status, version, arrived_at, closed_at) on inbound to lading_warehouse;
-- The floor learns of an inbound when it is submitted.
create policy not_a_draft on inbound as restrictive to lading_warehouse using (status <> 'DRAFT');

create table inbound_line (
  line_id bigint generated always as identity (start with 660001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  inbound_id bigint not null references inbound on delete cascade,
  line_no integer not null,
  product_id bigint not null references product,
  expected integer not null check (expected > 0),
  lot_no text,
  expires_on date,
  counted_good integer not null default 0 check (counted_good >= 0),
  counted_damaged integer not null default 0 check (counted_damaged >= 0),
  stowed integer not null default 0 check (stowed between 0 and counted_good),
  unique (inbound_id, line_no)
);
create index inbound_line_product on inbound_line (product_id);
call keep_for_warehouse('inbound_line');
grant insert (org_id, warehouse_id, inbound_id, line_no, product_id, expected, lot_no, expires_on), delete on inbound_line to lading_tenant;

create table outbound (
  outbound_id bigint generated always as identity (start with 670001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  outbound_no text generated always as ('OUT' || outbound_id) stored,
  -- The order that it fulfills; an outbound may stand alone.
  order_id bigint references customer_order on delete set null,
  client_ref text not null check (client_ref <> ''),
  status text not null default 'SUBMITTED' check (status in
    ('SUBMITTED', 'BACKORDERED', 'ALLOCATED', 'PICKING', 'PACKED', 'SHIPPED', 'CANCELLED')),
  recipient jsonb not null,
  carrier_name text,
  service_code text,
  tracking_number text,
  ship_by date,
  units integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  shipped_at timestamptz
);
-- An order is with one warehouse at a time.
create unique index outbound_live_of_order on outbound (order_id) where status <> 'CANCELLED';
create unique index outbound_client_ref on outbound (org_id, warehouse_id, client_ref) where status <> 'CANCELLED';
create index outbound_recent on outbound (org_id, created_at, outbound_id);
create index outbound_status on outbound (org_id, status, created_at, outbound_id);
create index outbound_number on outbound (org_id, outbound_no, outbound_id);
create index outbound_of_warehouse on outbound (warehouse_id, status, ship_by, outbound_id);
call keep_for_warehouse('outbound');
grant insert, update on outbound to lading_tenant;
grant update (status, version, carrier_name, service_code, tracking_number, shipped_at) on outbound to lading_warehouse;
grant select on outbound to lading_stock;

create table outbound_line (
  line_id bigint generated always as identity (start with 680001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  outbound_id bigint not null references outbound,
  line_no integer not null,
  product_id bigint not null references product,
  ordered integer not null check (ordered > 0),
  reserved integer not null default 0 check (reserved >= 0),
  picked integer not null default 0 check (picked >= 0),
  shipped integer not null default 0 check (shipped between 0 and picked),
  check (reserved + picked <= ordered),
  unique (outbound_id, line_no)
);
create index outbound_line_product on outbound_line (product_id);
call keep_for_warehouse('outbound_line');
grant insert (org_id, warehouse_id, outbound_id, line_no, product_id, ordered) on outbound_line to lading_tenant;

alter table stock_move
  add foreign key (inbound_line_id) references inbound_line,
  add foreign key (outbound_line_id) references outbound_line;
create index stock_move_inbound_line on stock_move (inbound_line_id) where inbound_line_id is not null;
create index stock_move_outbound_line on stock_move (outbound_line_id) where outbound_line_id is not null;
