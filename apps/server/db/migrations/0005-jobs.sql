-- A job is queued in the transaction of the work it belongs to (decision D7). Tenants may queue, and see nothing of the
-- queue; its schema is the queue's own and is made before this function is first called.
create function enqueue_job(kind text, payload json, job_key text, attempts integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(kind, payload, max_attempts => attempts, job_key => job_key);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to lading_tenant, lading_system;
