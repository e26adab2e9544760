-- The records that an import created or changed, so that it can be taken back (decision 0050); of a changed one what it was before.
create table import_change (
  task_id bigint not null references task on delete cascade,
  record_id bigint not null,
  org_id bigint not null references organisation,
  created boolean not null,
  before jsonb,
  primary key (task_id, record_id)
);
call isolate_by_organisation('import_change');
