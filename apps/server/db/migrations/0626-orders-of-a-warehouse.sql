-- The orders that a warehouse ships, in the order of the list.
create index customer_order_shipped_from on customer_order (org_id, warehouse_id, created_at, order_id) where warehouse_id is not null;
