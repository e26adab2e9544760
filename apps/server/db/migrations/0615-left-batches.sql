-- Batches of labels whose job still waits or runs: the others that say that the background is at work on them were left by it.
create function batches_with_job() returns setof bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select (job.payload->>'batchId')::bigint
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier in ('shipping.batch-rate', 'shipping.batch-buy')
      and (job.attempts < job.max_attempts or job.locked_at is not null);
end $$;
revoke all on function batches_with_job from public;
grant execute on function batches_with_job to lading_tenant, lading_system;
