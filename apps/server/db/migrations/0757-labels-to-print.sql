-- The list of shipments finds labels that are not printed yet, and purchases that failed, a few among many, without reading the others.

create index shipment_to_print on shipment (org_id, created_at, shipment_id)
  where shipment_status = 'LABEL_CREATED' and label_status = 'PURCHASED';
create index shipment_not_bought on shipment (org_id, created_at, shipment_id) where label_status = 'ERROR';
