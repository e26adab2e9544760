-- The marketplace redeems the code of an authorization by its own call, and people take an authorization back (decision D21).
alter table warehouse_authorization
  add column redeemed_at timestamptz,
  add column revoked_at timestamptz,
  add column revoked_by bigint references person on delete set null;
create unique index warehouse_authorization_code on warehouse_authorization (code_digest);
