-- The shipments that are prepared and have no label, by order: the list of orders finds the few orders that wait for one without
-- reading the shipments that have left.
create index shipment_awaiting_label on shipment (org_id, order_id)
  where shipment_status = 'AWAITING_LABEL' and return_of is null and relabel_of is null;
