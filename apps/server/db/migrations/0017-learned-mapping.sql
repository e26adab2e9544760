-- Which column an organisation takes for which field, learned from its saves and templates (decision D8: mapping with reasons).
-- Headings stand in the form in which they are compared; the newest choice for one replaces an older.
create table learned_mapping (
  org_id bigint not null references organisation,
  import_type text not null,
  heading_form text not null,
  field text not null,
  uses integer not null default 1,
  last_used_at timestamptz not null default now(),
  primary key (org_id, import_type, heading_form)
);
call isolate_by_organisation('learned_mapping');

-- What an uploaded file has for headings: one that a save leaves out is learned as well.
alter table import_file add column headings jsonb;
