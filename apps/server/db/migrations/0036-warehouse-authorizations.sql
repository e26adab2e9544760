-- What an organisation has allowed a marketplace to do with its warehouses (spec §2, decision D10). A request of the
-- marketplace is answered once, by whomever.
create table warehouse_authorization (
  authorization_id bigint generated always as identity (start with 9001) primary key,
  org_id bigint not null references organisation,
  request_digest text not null unique,
  code_digest text not null,
  -- How the marketplace's store is named here: by its name, or by a code of the seller's own.
  store_name text,
  custom_code text,
  warehouse_ids bigint[] not null,
  authorized_by bigint references person on delete set null,
  authorized_at timestamptz not null,
  check ((store_name is null) <> (custom_code is null))
);
create index warehouse_authorization_org on warehouse_authorization (org_id);
call isolate_by_organisation('warehouse_authorization');
