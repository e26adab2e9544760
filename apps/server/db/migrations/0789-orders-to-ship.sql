-- The tab of orders to ship lists what is due first, then those without a day, the oldest first: a page reads nothing that has been shipped.
create index customer_order_to_ship on customer_order (org_id, ship_by, order_id)
  where order_status = 'UNSHIPPED' and ship_by is not null;
create index customer_order_undated on customer_order (org_id, order_id)
  where order_status = 'UNSHIPPED' and ship_by is null;
