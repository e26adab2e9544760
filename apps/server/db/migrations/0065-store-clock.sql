-- Stores are pulled by the clock, BigCommerce among them, and can be disconnected (decisions D10, 0012, 0020).

-- The source of a store of BigCommerce has no credentials: its token stands with the connection.
alter table store_source drop constraint store_source_connector_check;
alter table store_source add constraint store_source_connector_check
  check (connector in ('demo', 'woo-commerce', 'shopify', 'big-commerce'));
alter table store_source
  -- Kept when it is disconnected, without what opened it: connected again, the store is the same.
  add column disconnected_at timestamptz,
  -- When the clock pulls it; null: as soon as it looks.
  add column next_pull_at timestamptz,
  -- Pulls that have failed since one went well.
  add column failures integer not null default 0;
create index store_source_due on store_source (next_pull_at) where disconnected_at is null;

set local role lading_system;
insert into store_source (store_id, org_id, connector, address, changed_until)
select store_id, org_id, 'big-commerce', external_id, connected_at - interval '30 days'
from store_connection where channel = 6;
reset role;

-- What a channel has told of a store and signed is taken once (its `jti`), until it runs out by itself.
create table store_notice (
  notice_digest text primary key,
  expires_at timestamptz not null
);
call keep_for_system('store_notice');

-- What nobody waits for is queued behind what somebody does: the smaller the priority, the sooner.
drop function enqueue_job(text, json, text, integer);
create function enqueue_job(kind text, payload json, job_key text, attempts integer, priority integer default 0)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(kind, payload, max_attempts => attempts, job_key => job_key, priority => priority);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to lading_tenant, lading_system;
