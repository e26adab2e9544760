-- A kept file stands here until it is on record: what no record names a day later is removed, as after a server that was killed in between, or a
-- connection that was lost while it was put on record.
alter table file_removal add column due_at timestamptz not null default now();

create function keep_recorded_file() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.file_removal where file_key = new.file_key;
  return null;
end $$;
revoke all on function keep_recorded_file from public;
-- The table is closed even to its owner where no policy opens it.
create policy seen_by_records on file_removal for select to current_user using (true);
create policy kept_by_records on file_removal for delete to current_user using (true);

create trigger keep_recorded_file after insert on order_attachment for each row execute function keep_recorded_file();
create trigger keep_recorded_file after insert on verification_document for each row execute function keep_recorded_file();
create trigger keep_recorded_file after insert on claim_file for each row execute function keep_recorded_file();
create trigger keep_recorded_file after insert on warehouse_photo for each row execute function keep_recorded_file();
create trigger keep_recorded_file after insert on import_file for each row execute function keep_recorded_file();
create trigger keep_recorded_file after update of file_key on carrier_manifest
  for each row when (new.file_key is not null) execute function keep_recorded_file();
create trigger keep_recorded_file after update of file_key on task
  for each row when (new.file_key is not null) execute function keep_recorded_file();
