-- What people cite for exports after their labels were bought: an ITN that came late, or an exemption. What the purchase has recorded stays as
-- it is, and so does what was entered before: the newest counts.
create table eei_entry (
  entry_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  purchase_id bigint not null references eei_record,
  basis text not null check (basis in ('FILED', 'BELOW', 'CANADA', 'EXEMPT')),
  itn text,
  exemption text,
  user_id bigint references person on delete set null,
  created_at timestamptz not null,
  check ((basis = 'FILED') = (itn is not null)),
  check ((basis = 'EXEMPT') = (exemption is not null))
);
create index eei_entry_of on eei_entry (purchase_id, entry_id desc);
call isolate_by_organisation('eei_entry');
revoke update, delete on eei_entry from lading_tenant, lading_system;
