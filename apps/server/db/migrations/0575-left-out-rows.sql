-- The rows that an import left out, as a workbook with their errors. It lies in the file store for as long as the receipt is there.
create table import_left_out (
  task_id bigint primary key references import_receipt on delete cascade,
  org_id bigint not null references organisation,
  file_key text not null,
  file_name text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
call isolate_by_organisation('import_left_out');
create trigger keep_recorded_file after insert on import_left_out for each row execute function keep_recorded_file();
create trigger leave_attachment_file after delete on import_left_out for each row execute function leave_attachment_file();
