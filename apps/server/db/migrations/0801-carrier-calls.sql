-- Requests to carrier networks and their replies, redacted and sealed (shipping design, "Adapter"; decision 0176). Kept for 30 days. Nothing but
-- the organization is referred to by a key: writing a row must never wait for a transaction that holds its shipment.
create table carrier_call (
  call_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  account_id bigint not null,
  -- Null: it concerns none, or several.
  shipment_id bigint,
  act text not null,
  method text not null,
  path text not null,
  -- Of HTTP; null: there was no answer.
  status integer,
  -- Null: it succeeded.
  failure text,
  milliseconds integer not null check (milliseconds >= 0),
  -- Null: there was none.
  request_sealed text,
  reply_sealed text,
  called_at timestamptz not null
);
create index carrier_call_of_shipment on carrier_call (org_id, shipment_id, called_at desc) where shipment_id is not null;
create index carrier_call_by_age on carrier_call (called_at);
call isolate_by_organisation('carrier_call');
revoke update, delete on carrier_call from lading_tenant;
