-- The tab of orders to ship lists what is due first, then those without a day: a page reads neither what has been shipped nor what waits.
create index customer_order_to_ship on customer_order (org_id, ship_by, order_id) where order_status = 'UNSHIPPED';
