-- Imports and exports on record (spec §3, "Task"; decision D7).
create table task (
  task_id bigint generated always as identity (start with 90001) primary key,
  org_id bigint not null references organisation,
  user_id bigint not null references person,
  task_no text not null,
  task_type integer not null,
  file_name text,
  status integer not null check (status in (1, 2, 3)),
  read_flag boolean not null default false,
  total_quantity integer,
  success_quantity integer,
  fail_quantity integer,
  -- Who, which file, how many of each: what a person can hold on to afterwards.
  receipt jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index task_recent on task (org_id, created_at desc, task_id desc);
call isolate_by_organisation('task');

-- The last used mapping template (spec §7, savePreference).
create table preference (
  org_id bigint not null references organisation,
  user_id bigint not null references person on delete cascade,
  module_type integer not null,
  operation_type integer not null,
  warehouse_id bigint not null default 0,
  operation_table_id text not null,
  primary key (user_id, module_type, operation_type, warehouse_id)
);
call isolate_by_organisation('preference');

-- Field-mapping templates (spec §3). `import_type` 102 is the order import, 101 the product import.
create table mapping_template (
  template_id bigint generated always as identity (start with 3001) primary key,
  org_id bigint not null references organisation,
  import_type integer not null,
  name text not null check (char_length(name) between 1 and 64),
  mapping jsonb not null,
  preinstall boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, import_type, name)
);
call isolate_by_organisation('mapping_template');
