-- What a store was connected with (decision D10): the channel's own id of it, and the access token, sealed with a key that
-- the database does not hold. One store of a channel belongs to one organisation.
create table store_connection (
  store_id bigint primary key references store on delete cascade,
  org_id bigint not null references organisation,
  channel integer not null,
  external_id text not null,
  scopes text not null,
  token_sealed text not null,
  connected_by bigint references person on delete set null,
  connected_at timestamptz not null,
  unique (channel, external_id)
);
call isolate_by_organisation('store_connection');

-- A store that its channel has granted and that nobody has taken yet: between the channel's callback and the confirmation of
-- a signed-in person. The digest of the code refuses a second use of it.
create table store_claim (
  code_digest text primary key,
  ticket_digest text unique,
  channel integer not null,
  external_id text,
  store_name text,
  scopes text,
  token_sealed text,
  expires_at timestamptz not null,
  used_at timestamptz
);
call keep_for_system('store_claim');
