-- Shipments that need somebody: carriers report problems, or nothing at all (shipping design, "Shipments").

-- When the carrier's latest news happened, and when somebody of the organization took the shipment off the list of those that need attention.
alter table shipment add column last_event_at timestamptz;
alter table shipment add column handled_at timestamptz;
alter table shipment add column handled_by bigint references person on delete set null;

update shipment set last_event_at = latest.happened_at
from (select shipment_id, max(happened_at) as happened_at from tracking_event group by shipment_id) latest
where latest.shipment_id = shipment.shipment_id;

-- Most shipments are delivered.
create index shipment_open on shipment (org_id, shipment_status, last_event_at)
  where shipment_status in ('LABEL_CREATED', 'IN_TRANSIT', 'EXCEPTION');
