-- What is done with orders (issue "The daily loop"): hold, cancel, edit, tags, the warehouse that ships, and what has happened.
alter table customer_order
  -- Goes up with every change of what the order holds, whoever makes it.
  add column version integer not null default 1,
  -- Of an order on hold or canceled: why, what was noted, who did it, and since when.
  add column hold_reason text,
  add column state_note text,
  add column state_by text check (state_by in ('person', 'store')),
  add column state_at timestamptz,
  -- Its store has seen a part of it shipped by others.
  add column partly_elsewhere boolean not null default false,
  add column ship_by date,
  add column tags text[] not null default '{}',
  add column warehouse_id bigint references warehouse,
  -- Fields that a person has changed: the store no longer overwrites them.
  add column own_fields text[] not null default '{}';
create index customer_order_warehouse on customer_order (warehouse_id) where warehouse_id is not null;

update customer_order o set partly_elsewhere = true
where order_status = 'PARTIALLY_SHIPPED' and not exists (
  select from shipment s where s.order_id = o.order_id and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED'));
update customer_order set hold_reason = 'STORE', state_by = 'store' where order_status = 'ON_HOLD';

create table order_event (
  event_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  happened_at timestamptz not null,
  kind text not null,
  user_id bigint references person on delete set null,
  detail jsonb not null default '{}'
);
create index order_event_of_order on order_event (order_id, happened_at);
call isolate_by_organisation('order_event');
revoke update, delete on order_event from lading_tenant, lading_system;

-- What is known of labels that were bought and voided before.
insert into order_event (org_id, order_id, happened_at, kind, user_id, detail)
select p.org_id, s.order_id, p.ended_at, 'label-bought', p.asked_by,
  jsonb_build_object('shipmentNo', s.shipment_no, 'trackingNumber', s.tracking_number)
from label_purchase p join shipment s using (shipment_id)
where p.state = 'BOUGHT' and s.order_id is not null and p.ended_at is not null;
insert into order_event (org_id, order_id, happened_at, kind, user_id, detail)
select v.org_id, s.order_id, v.requested_at, 'label-voided', v.requested_by,
  jsonb_build_object('shipmentNo', s.shipment_no, 'trackingNumber', s.tracking_number)
from label_void v join shipment s using (shipment_id)
where v.state in ('ACCEPTED', 'REFUNDED', 'NOT_APPLICABLE') and s.order_id is not null;
