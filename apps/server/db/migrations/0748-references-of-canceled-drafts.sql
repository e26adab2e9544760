-- A draft that its client canceled before the warehouse learned of it leaves its reference to others: an import may be corrected and repeated.

alter table crossdock add column submitted_at timestamptz;

grant update (submitted_at) on crossdock to lading_system;
set local role lading_system;
update crossdock c set submitted_at = e.occurred_at from wms_event e
  where e.kind = 'crossdock.announced' and e.subject_kind = 'crossdock' and e.subject_id = c.crossdock_id;
update crossdock set submitted_at = created_at where submitted_at is null and status not in ('DRAFT', 'CANCELLED');
reset role;
revoke update (submitted_at) on crossdock from lading_system;

create unique index inbound_client_ref on inbound (org_id, warehouse_id, client_ref)
  where status <> 'CANCELLED' or submitted_at is not null;
create unique index crossdock_client_ref on crossdock (org_id, warehouse_id, client_ref)
  where status <> 'CANCELLED' or submitted_at is not null;
alter table inbound drop constraint inbound_org_id_warehouse_id_client_ref_key;
alter table crossdock drop constraint crossdock_org_id_warehouse_id_client_ref_key;
