-- The pull of orders from selling channels (spec §4, decision D10).

-- Where a store's orders come from. What opens it is sealed with a key that the database does not hold.
create table store_source (
  store_id bigint primary key references store on delete cascade,
  org_id bigint not null references organisation,
  connector text not null check (connector in ('demo', 'woo-commerce', 'shopify')),
  -- Base address of the store; of the demo's marketplace, the name of the shop.
  address text not null,
  credentials_sealed text,
  -- Orders that were changed up to here are taken over; null: from the beginning.
  changed_until timestamptz,
  connected_at timestamptz not null default now()
);
call isolate_by_organisation('store_source');

-- The runs, kept as history. A store has one at a time.
create table store_pull (
  pull_id bigint generated always as identity (start with 5001) primary key,
  org_id bigint not null references organisation,
  store_id bigint not null references store on delete cascade,
  asked_by bigint references person on delete set null,
  asked_name text,
  status integer not null default 1,
  asked_at timestamptz not null,
  ended_at timestamptz,
  insert_count integer not null default 0,
  update_count integer not null default 0,
  delete_count integer not null default 0,
  held_count integer not null default 0,
  error jsonb,
  -- How often a worker took it up: one that takes its worker down every time is given up.
  begun integer not null default 0
);
create unique index store_pull_running on store_pull (store_id) where status = 1;
create index store_pull_recent on store_pull (store_id, pull_id desc);
call isolate_by_organisation('store_pull');

-- Orders of a channel that cannot be taken over, with why and as they came, until the channel sends them in order.
create table held_order (
  org_id bigint not null references organisation,
  store_id bigint not null references store on delete cascade,
  external_id text not null,
  order_no text,
  reason jsonb not null,
  content jsonb not null,
  seen_at timestamptz not null,
  primary key (store_id, external_id)
);
call isolate_by_organisation('held_order');

-- An order is known by the channel's own id of it; the digest tells whether it has changed there since.
alter table customer_order add column external_id text, add column external_digest text;
create unique index customer_order_external on customer_order (store_id, external_id) where external_id is not null;

-- Picture of the store in place of its channel's icon: an address, or the picture itself as a data address.
alter table store add column logo text;

-- Whoever looks at the stores is told of every step (decision D6).
create function announce_store_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform public.announce_push(new.org_id, null,
    json_build_object('type', 'STORE_CHANGED', 'storeId', new.store_id::text));
  return null;
end $$;
create trigger store_changed
  after update of pull_order_status, name, active on store
  for each row execute function announce_store_change();
