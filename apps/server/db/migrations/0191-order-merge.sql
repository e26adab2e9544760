-- Orders of one recipient shipped as one (decision 0053): a new order takes their lines and packages, and they are canceled until the merge
-- is undone.
alter table customer_order
  -- WHOLE: made of others. PART: shipped with the order that it went into. DISSOLVED: was made of others that ship by themselves again.
  add column merge_role text check (merge_role in ('WHOLE', 'PART', 'DISSOLVED')),
  add column merged_into bigint references customer_order on delete set null,
  -- Of a PART: how it stood, to stand like that again.
  add column before_merge jsonb;
create index customer_order_merged_into on customer_order (merged_into) where merged_into is not null;

-- The store of each order of a merge is told of its own order. Without one: the order of the shipment.
alter table shipment_report add column order_id bigint references customer_order on delete cascade;
alter table shipment_report drop constraint shipment_report_shipment_id_kind_key;
create unique index shipment_report_once on shipment_report (shipment_id, kind, order_id) nulls not distinct;
