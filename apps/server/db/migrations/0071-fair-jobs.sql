-- Jobs of organizations take turns (decision 0026): each goes behind as many jobs as its organization has in the queue already, so whoever
-- has few is served before those who have many. An organization has two lanes, each of which runs one job at a time, and the workers of a
-- node are three: one organization never holds them all.
drop function enqueue_job(text, json, text, integer, integer);
create function enqueue_job(
  kind text, payload json, job_key text, attempts integer, priority integer default 0, owner bigint default null
)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  lanes text[] := array['org-' || owner || '-a', 'org-' || owner || '-b'];
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
create index task_in_progress on task (org_id) where status = 1;

revoke all on function enqueue_job from public;
grant execute on function enqueue_job to lading_tenant, lading_system;
