-- Uploaded spreadsheets between upload and import (decision D8), and how each is to be read. Of one person; swept when old.
create table import_file (
  reference_id uuid primary key default gen_random_uuid(),
  org_id bigint not null references organisation,
  user_id bigint not null references person on delete cascade,
  file_key text not null,
  file_name text not null,
  reading jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index import_file_age on import_file (created_at);
call isolate_by_organisation('import_file');
