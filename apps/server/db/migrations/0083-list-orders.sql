-- Indexes for what lists are sorted and filtered by, each with the record's id, so that a page begins where the last one ended
-- (decision D16). Sums are compared as whole hundredths: of `numeric` the database does not promise that comparing leaks nothing, so
-- row-level security would keep it from the index.
alter table customer_order add column total_hundredths bigint generated always as ((total_amount * 100)::bigint) stored;
alter table shipment add column postage_hundredths bigint generated always as ((postage * 100)::bigint) stored;

create index customer_order_number on customer_order (org_id, order_no, order_id);
create index customer_order_updated on customer_order (org_id, updated_at, order_id);
create index customer_order_total on customer_order (org_id, total_hundredths, order_id);
create index customer_order_store on customer_order (org_id, store_id, order_id) include (order_status);
create index customer_order_status on customer_order (org_id, order_status, created_at, order_id);
create index customer_order_vendor on customer_order (org_id, created_at, order_id) where order_type = 'VENDOR';

create index product_name on product (org_id, sku_name, product_id);
create index product_brand on product (org_id, brand, product_id);
create index product_created on product (org_id, created_at, product_id);
-- Almost every product is an ordinary one.
create index product_other_type on product (org_id, product_type, product_id) where product_type <> 1;

create index shipment_status_recent on shipment (org_id, shipment_status, created_at, shipment_id);
create index shipment_postage on shipment (org_id, postage_hundredths, shipment_id);
