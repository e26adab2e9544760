-- Whoever watches a task is told of every step of it (decision D6), whichever code made the step.
create function announce_task_change() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed public.task := coalesce(new, old);
begin
  perform public.announce_push(changed.org_id, changed.user_id,
    json_build_object('type', 'TASK_CHANGED', 'taskId', changed.task_id::text));
  return null;
end $$;

create trigger task_changed
  after insert or delete or update of status, success_quantity, total_quantity on task
  for each row execute function announce_task_change();
