-- Who did what, when and from where, by organisation. Entries are added and never changed: neither role may, whatever a
-- statement says. What belongs to no organisation, such as the pause of the product, has none and is seen by operators alone.
create table audit_event (
  audit_event_id bigint generated always as identity primary key,
  org_id bigint references organisation,
  happened_at timestamptz not null,
  kind text not null,
  action text not null,
  outcome text not null check (outcome in ('ok', 'refused', 'failed')),
  code integer,
  actor text not null check (actor in ('person', 'operator', 'visitor')),
  -- No reference: what somebody did stays on record without him.
  user_id bigint,
  address text,
  detail jsonb not null default '{}'
);
create index audit_event_of_organisation on audit_event (org_id, happened_at desc, audit_event_id desc);
call isolate_by_organisation('audit_event');
revoke insert, update, delete on audit_event from lading_tenant;
revoke update, delete on audit_event from lading_system;
