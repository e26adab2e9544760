-- Saves of many rows, written by a background job (decision D7). The rows wait here in parts, from the transaction that put
-- the task on record to the one that ends it, so that they are there exactly as long as there is something to do.
alter table task add column failure jsonb;

create table import_job (
  task_id bigint primary key references task on delete cascade,
  org_id bigint not null references organisation,
  parts integer not null,
  -- How often a worker took it up: one that takes its worker down every time is given up.
  begun integer not null default 0
);
call isolate_by_organisation('import_job');

create table import_job_part (
  task_id bigint not null references import_job on delete cascade,
  part_no integer not null,
  org_id bigint not null references organisation,
  rows json not null,
  primary key (task_id, part_no)
);
-- Written once and read once: not worth packing.
alter table import_job_part alter column rows set storage external;
call isolate_by_organisation('import_job_part');
