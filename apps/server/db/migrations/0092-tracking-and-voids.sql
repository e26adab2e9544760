-- What carriers report of parcels, and the voids of labels (shipping design, "State machines").

create table tracking_event (
  tracking_event_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment on delete cascade,
  tracking_number text not null,
  happened_at timestamptz not null,
  status text not null,
  detail text not null,
  message text not null,
  place text,
  -- A carrier reports the same twice, and late.
  unique (org_id, tracking_number, happened_at, detail)
);
create index tracking_event_of_shipment on tracking_event (shipment_id, happened_at);
call isolate_by_organisation('tracking_event');

-- When the carrier is asked next; null: it is not.
alter table shipment add column track_at timestamptz;
create index shipment_to_track on shipment (track_at) where track_at is not null;

create table label_void (
  void_id bigint generated always as identity (start with 10001) primary key,
  org_id bigint not null references organisation,
  -- A void that was rejected is asked for again in the same row.
  purchase_id bigint not null unique references label_purchase,
  shipment_id bigint not null references shipment,
  state text not null check (state in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'NOT_APPLICABLE', 'REFUNDED')),
  message jsonb,
  credit_expected date,
  requested_by bigint references person on delete set null,
  requested_at timestamptz not null,
  credited_at timestamptz
);
create index label_void_open on label_void (requested_at) where state in ('REQUESTED', 'ACCEPTED');
create index label_void_recent on label_void (org_id, requested_at desc, void_id desc);
call isolate_by_organisation('label_void');
revoke delete on label_void from lading_tenant, lading_system;
