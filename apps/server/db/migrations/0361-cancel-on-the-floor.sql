-- An outbound that is worked on is taken back with the floor's consent, and its picked units are put back first (decision 0077).
alter table outbound drop constraint outbound_status_check;
alter table outbound add constraint outbound_status_check check (status in
  ('SUBMITTED', 'BACKORDERED', 'ALLOCATED', 'PICKING', 'PACKED', 'CANCEL_REQUESTED', 'PUTTING_BACK', 'SHIPPED', 'CANCELLED'));
-- Where it stood when its client asked to cancel it; it stands there again where that comes to nothing.
alter table outbound add column status_before text
  check ((status_before is not null) = (status = 'CANCEL_REQUESTED') and status_before in ('PICKING', 'PACKED'));
grant update (status_before) on outbound to lading_warehouse;
