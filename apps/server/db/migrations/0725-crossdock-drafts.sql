-- A crossdock may be a draft, as an import makes them, until its client submits it (decision record 0121). What an import made is taken back
-- by deleting its drafts: only their client has seen them.

alter table crossdock drop constraint crossdock_status_check;
alter table crossdock add constraint crossdock_status_check
  check (status in ('DRAFT', 'SUBMITTED', 'ARRIVED', 'IN_PROGRESS', 'CLOSED', 'CANCELLED'));

-- The floor learns of a crossdock when it is submitted.
create policy not_a_draft on crossdock as restrictive to lading_warehouse using (status <> 'DRAFT');

grant delete on crossdock to lading_tenant;
create policy only_drafts on crossdock as restrictive for delete to lading_tenant using (status = 'DRAFT');

alter table crossdock_line drop constraint crossdock_line_crossdock_id_fkey;
alter table crossdock_line add constraint crossdock_line_crossdock_id_fkey
  foreign key (crossdock_id) references crossdock on delete cascade;
