-- The work queue: orders by the day that they are due, those of them that are still to be shipped, and why orders are held.
create index customer_order_ship_by on customer_order (org_id, ship_by, order_id);
create index customer_order_due on customer_order (org_id, ship_by, order_id)
  where order_status in ('UNSHIPPED', 'PARTIALLY_SHIPPED', 'ON_HOLD') and ship_by is not null;
create index customer_order_held on customer_order (org_id, hold_reason, created_at, order_id) where hold_reason is not null;
