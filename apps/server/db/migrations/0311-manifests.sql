-- End-of-day manifests of carriers (shipping design, "Manifest"): made of the labels of one account, origin and ship date, never changed.
create table carrier_manifest (
  manifest_id bigint generated always as identity (start with 82001) primary key,
  org_id bigint not null references organisation,
  account_id text not null,
  carrier_name text not null,
  state text not null check (state in ('CREATING', 'CREATED', 'FAILED')),
  origin jsonb not null,
  -- ISO 8601.
  ship_date text not null,
  shipments integer not null,
  packages integer not null,
  -- Ours and unique: what it is found by when the carrier's reply is lost.
  reference text not null unique,
  carrier_ref text,
  number text,
  file_key text,
  bytes integer,
  message jsonb,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  check ((state = 'CREATED') = (file_key is not null and bytes is not null))
);
create index carrier_manifest_of on carrier_manifest (org_id, created_at desc, manifest_id desc);
create index carrier_manifest_open on carrier_manifest (created_at) where state = 'CREATING';
call isolate_by_organisation('carrier_manifest');

-- A shipment is in one manifest only.
alter table shipment add column manifest_id bigint references carrier_manifest;
create index shipment_of_manifest on shipment (manifest_id) where manifest_id is not null;

-- The demo carrier's own books of manifests.
create table demo_carrier_manifest (
  manifest_ref bigint generated always as identity (start with 720001) primary key,
  reference text not null unique,
  request jsonb not null,
  created_at timestamptz not null
);
call keep_for_system('demo_carrier_manifest');
