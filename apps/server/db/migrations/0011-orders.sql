-- Stores of selling channels (spec §3). `channel` is the code of the platform type.
create table store (
  store_id bigint generated always as identity (start with 4001) primary key,
  org_id bigint not null references organisation,
  name text not null,
  channel integer not null,
  active boolean not null default true,
  pull_order_status integer not null default 0,
  pull_order_time timestamptz,
  pull_result jsonb,
  created_at timestamptz not null default now()
);
create index store_org on store (org_id);
call isolate_by_organisation('store');

-- Orders. Store and number are the key within the organisation (decision D8); an order without a store is keyed by number.
create table customer_order (
  order_id bigint generated always as identity (start with 60001) primary key,
  org_id bigint not null references organisation,
  order_no text not null check (order_no <> ''),
  order_type text not null default 'SELLER',
  order_status text not null default 'UNSHIPPED',
  store_id bigint references store,
  sender jsonb,
  recipient jsonb not null,
  currency text,
  total_amount numeric(14, 2),
  carrier_name text,
  service_code text,
  reference text,
  reference2 text,
  signature_type text,
  is_cod boolean,
  cod_amount numeric(12, 2),
  pay_method text,
  insurance_declared numeric(12, 2),
  lithium text,
  battery_type integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customer_order_key on customer_order (org_id, coalesce(store_id, 0), order_no);
create index customer_order_recent on customer_order (org_id, created_at desc, order_id desc);
call isolate_by_organisation('customer_order');

create table order_line (
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  line_no integer not null,
  sku_code text not null,
  sku_name text,
  quantity integer not null check (quantity > 0),
  unit_price numeric(12, 2),
  primary key (order_id, line_no)
);
call isolate_by_organisation('order_line');

create table order_package (
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  package_no integer not null,
  package_type text,
  length numeric(12, 2),
  width numeric(12, 2),
  height numeric(12, 2),
  weight1 numeric(12, 2),
  weight2 numeric(12, 2),
  unit text,
  tracking_number text,
  primary key (order_id, package_no)
);
call isolate_by_organisation('order_package');

create table shipment (
  shipment_id bigint generated always as identity (start with 80001) primary key,
  org_id bigint not null references organisation,
  order_id bigint references customer_order on delete cascade,
  shipment_no text not null,
  shipment_status text not null,
  carrier_name text,
  service_code text,
  tracking_number text,
  postage numeric(12, 2),
  currency text,
  created_at timestamptz not null default now(),
  unique (org_id, shipment_no)
);
create index shipment_order on shipment (order_id);
create index shipment_recent on shipment (org_id, created_at desc, shipment_id desc);
call isolate_by_organisation('shipment');
