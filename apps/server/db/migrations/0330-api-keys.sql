-- Keys by which programs make calls in the name of an organization (decisions D14, D15). Only a digest of a key is kept; a revoked key
-- stays, since the audit log names it.
create table api_key (
  api_key_id bigint generated always as identity (start with 9101) primary key,
  org_id bigint not null references organisation,
  name text not null,
  -- Stands in the key itself and is shown in lists.
  prefix text not null unique,
  secret_hash bytea not null,
  scopes text[] not null,
  created_by bigint not null references person,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of on api_key (org_id, created_at desc);
create unique index api_key_name on api_key (org_id, lower(name)) where revoked_at is null;
call isolate_by_organisation('api_key');
