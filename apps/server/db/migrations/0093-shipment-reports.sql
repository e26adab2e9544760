-- What the stores of orders are told of shipments (decision D21): that a label was bought, and that it was voided, once each.
create table shipment_report (
  report_id bigint generated always as identity (start with 15001) primary key,
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment on delete cascade,
  kind text not null check (kind in ('shipped', 'voided')),
  -- NOT_OFFERED: the channel takes no such report. NOT_NEEDED: it was overtaken, such as by a void before the store was told.
  state text not null default 'PENDING' check (state in ('PENDING', 'DONE', 'FAILED', 'NOT_OFFERED', 'NOT_NEEDED')),
  attempts integer not null default 0,
  message jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (shipment_id, kind)
);
call isolate_by_organisation('shipment_report');

-- What the demo's marketplace has been told, by shop and the seller's own number of the shipment.
create table demo_market_shipment (
  shop text not null,
  order_id text not null,
  reference text not null,
  carrier text not null,
  tracking_number text not null,
  times_told integer not null default 1,
  reported_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (shop, reference)
);
create index demo_market_shipment_of_order on demo_market_shipment (shop, order_id);
call keep_for_system('demo_market_shipment');
