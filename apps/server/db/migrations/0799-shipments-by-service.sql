-- The list of shipments is narrowed by service, in its usual order, as by carrier (0762). The filter looks up the services that shipments
-- have in it too, one after another.
create index shipment_of_service on shipment (org_id, service_code, created_at, shipment_id);
