-- What waits for another party (a store, a carrier, a webhook's receiver) has two lanes of its own beside those of its organization: while a shop
-- is silent, the organization's imports and exports go on.
drop function enqueue_job(text, json, text, integer, integer, bigint);
create function enqueue_job(
  kind text, payload json, job_key text, attempts integer, priority integer default 0, owner bigint default null,
  asks_outside boolean default false
)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  way text := case when asks_outside then 'outside-' else 'org-' end;
  lanes text[] := array[way || owner || '-a', way || owner || '-b'];
  in_lane bigint[] := array[0, 0];
begin
  if owner is not null then
    select array[count(*) filter (where queue_name = lanes[1]), count(*) filter (where queue_name = lanes[2])] into in_lane
    from graphile_worker.jobs where queue_name = any (lanes) and jobs.attempts < max_attempts;
  end if;
  perform graphile_worker.add_job(
    kind, payload, max_attempts => attempts, job_key => job_key,
    queue_name => case when owner is null then null when in_lane[1] <= in_lane[2] then lanes[1] else lanes[2] end,
    priority => least(enqueue_job.priority + in_lane[1] + in_lane[2], 32767)::integer
  );
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to lading_tenant, lading_system, lading_warehouse;

create or replace function queue_webhooks(owner bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select enqueue_job('integrations.deliver', json_build_object('orgId', owner::text), 'webhooks-' || owner, 3, 0, owner, true)
$$;
