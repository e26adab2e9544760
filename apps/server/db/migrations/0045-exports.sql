-- Exports as tasks (decision D7): what was asked for stays with the task, so that it can be made again; the file stands in the file
-- store until it expires. The rows of an import that failed or was stopped are kept as long, to be had as a workbook or tried again.
alter table task
  add column cancelled boolean not null default false,
  -- When a worker took it up; what is still to come is reckoned from here.
  add column started_at timestamptz,
  add column file_key text,
  add column file_bytes bigint,
  add column file_expires_at timestamptz;
create index task_of_person on task (user_id, created_at desc, task_id desc);
create index task_files on task (file_expires_at) where file_key is not null;

create table export_job (
  task_id bigint primary key references task on delete cascade,
  org_id bigint not null references organisation,
  -- Filters, search, order, format and language of the list.
  request jsonb not null,
  -- How often a worker took it up: one that takes its worker down every time is given up.
  begun integer not null default 0
);
call isolate_by_organisation('export_job');
