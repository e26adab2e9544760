-- Several orders picked in one round (warehouse design, b): each has a tote of its own. `org_id` of a wave is the provider.
create table wave (
  wave_id bigint generated always as identity (start with 700001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  wave_no text generated always as ('WV' || wave_id) stored,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'IN_PROGRESS', 'DONE', 'CANCELLED')),
  -- What makes it created once.
  create_key text not null,
  created_at timestamptz not null,
  unique (warehouse_id, create_key)
);
create index wave_open on wave (warehouse_id, wave_id) where status in ('DRAFT', 'IN_PROGRESS');
call keep_for_warehouse('wave');
grant insert on wave to lading_warehouse;
grant update (status) on wave to lading_warehouse;

-- `org_id` is the client's, whose order it is.
create table wave_outbound (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  wave_id bigint not null references wave,
  outbound_id bigint not null references outbound,
  tote smallint not null check (tote > 0),
  -- Ended with the wave, or when the order left it.
  is_open boolean not null default true,
  primary key (wave_id, outbound_id),
  unique (wave_id, tote)
);
-- An order is in one wave at a time.
create unique index wave_outbound_open on wave_outbound (outbound_id) where is_open;
call keep_for_warehouse('wave_outbound');
grant insert on wave_outbound to lading_warehouse;
grant update (is_open) on wave_outbound to lading_warehouse;

-- How units that were picked under a key were sorted: told again, the reply is the same.
create table wave_pick (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  wave_id bigint not null references wave,
  event_key text not null,
  digest text not null,
  sorted jsonb not null,
  primary key (wave_id, event_key)
);
call keep_for_warehouse('wave_pick');
grant insert on wave_pick to lading_warehouse;
