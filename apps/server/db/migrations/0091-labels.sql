-- Labels (shipping design): a shipment's own packages and addresses, the purchase of its labels as a saga, and the labels themselves.

alter table shipment
  add column quote_id bigint unique references rate_quote,
  -- As they were when the label was bought; before that those of the order count.
  add column sender jsonb,
  add column recipient jsonb,
  add column account_id text,
  add column ship_date date,
  add column deliver_by date,
  add column label_status text not null default 'NONE' check (label_status in
    ('NONE', 'PURCHASING', 'PURCHASED', 'PRINTED', 'VOID_REQUESTED', 'VOIDED', 'ERROR')),
  add column tracking_status text not null default 'UNKNOWN' check (tracking_status in
    ('UNKNOWN', 'PRE_TRANSIT', 'ACCEPTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'AVAILABLE_FOR_PICKUP', 'DELIVERED',
     'EXCEPTION', 'RETURNING', 'RETURNED', 'CANCELLED'));

create table shipment_package (
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment on delete cascade,
  package_no integer not null,
  length numeric(12, 2) not null,
  width numeric(12, 2) not null,
  height numeric(12, 2) not null,
  weight numeric(12, 4) not null,
  unit text not null check (unit in ('in/lb', 'cm/kg')),
  tracking_number text,
  primary key (shipment_id, package_no)
);
create index shipment_package_tracking on shipment_package (tracking_number);
call isolate_by_organisation('shipment_package');

-- DRAFT → HELD → CALLING → BOUGHT | REFUSED | UNKNOWN → BOUGHT | NOT_BOUGHT. The carrier is called outside any transaction, so each
-- step is committed before the next one begins, and what was cut off is found again by `reference`.
create table label_purchase (
  purchase_id bigint generated always as identity (start with 30001) primary key,
  org_id bigint not null references organisation,
  quote_id bigint not null references rate_quote,
  rate_id text not null,
  shipment_id bigint not null references shipment,
  idempotency_key text not null,
  request_hash text not null,
  state text not null check (state in ('DRAFT', 'HELD', 'CALLING', 'BOUGHT', 'REFUSED', 'UNKNOWN', 'NOT_BOUGHT')),
  account_id text not null,
  service_code text not null,
  -- What the carrier knows the purchase by.
  reference text not null unique,
  hold_id bigint references wallet_hold,
  currency text not null,
  -- Minor units: what was quoted, and what the carrier charged.
  amount bigint not null check (amount > 0),
  charged bigint,
  lines jsonb not null,
  carrier_ref text,
  attempts integer not null default 0,
  message jsonb,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  called_at timestamptz,
  ended_at timestamptz,
  unique (org_id, idempotency_key)
);
-- One live purchase of a shipment, whatever clicks and nodes do.
create unique index label_purchase_live on label_purchase (shipment_id) where state not in ('REFUSED', 'NOT_BOUGHT');
create index label_purchase_open on label_purchase (created_at) where state in ('DRAFT', 'HELD', 'CALLING', 'UNKNOWN');
call isolate_by_organisation('label_purchase');
revoke delete on label_purchase from lading_tenant, lading_system;

create table label (
  label_id bigint generated always as identity (start with 20001) primary key,
  org_id bigint not null references organisation,
  purchase_id bigint not null references label_purchase,
  shipment_id bigint not null references shipment,
  package_no integer not null,
  tracking_number text not null,
  -- The page as it was bought: a reprint is the same.
  layout jsonb not null,
  printed_count integer not null default 0,
  unique (purchase_id, package_no)
);
create index label_of_shipment on label (shipment_id);
call isolate_by_organisation('label');

-- The demo carrier's own books: what it has sold, whoever asked.
create sequence demo_carrier_serial;
grant usage on sequence demo_carrier_serial to lading_system;
create table demo_carrier_label (
  carrier_ref bigint generated always as identity (start with 700001) primary key,
  reference text not null,
  -- What stands on the label.
  shipment_no text not null,
  service_code text not null,
  request jsonb not null,
  tracking_numbers jsonb not null,
  bought_at timestamptz not null,
  void_requested_at timestamptz
);
create index demo_carrier_label_reference on demo_carrier_label (reference);
create index demo_carrier_label_numbers on demo_carrier_label using gin (tracking_numbers);
call keep_for_system('demo_carrier_label');
