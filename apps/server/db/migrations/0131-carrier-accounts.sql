-- Clients' own accounts with networks of carriers (shipping design, "CarrierAccount"; decision 0042). What opens one is sealed with a key that
-- the database does not hold, and is erased when the account is removed; the row stays, since labels were bought on it.
create table carrier_account (
  account_id bigint generated always as identity (start with 7001) primary key,
  org_id bigint not null references organisation,
  network text not null check (network in ('easypost', 'shippo')),
  name text not null,
  mode text not null check (mode in ('test', 'live')),
  is_on boolean not null default true,
  key_sealed text,
  webhook_secret_sealed text,
  health text not null check (health in ('OK', 'REFUSED', 'UNREACHABLE')),
  message jsonb,
  checked_at timestamptz not null,
  created_by bigint references person on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (removed_at is not null or (key_sealed is not null and webhook_secret_sealed is not null))
);
create index carrier_account_of_org on carrier_account (org_id) where removed_at is null;
call isolate_by_organisation('carrier_account');

-- A report names a parcel by its number.
create index label_tracking on label (org_id, tracking_number);
