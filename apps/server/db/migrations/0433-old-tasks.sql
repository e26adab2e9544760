-- Tasks that ended long ago are removed, with their receipts; each clean-up finds them by this.
create index task_ended on task (coalesce(finished_at, created_at)) where file_key is null;
