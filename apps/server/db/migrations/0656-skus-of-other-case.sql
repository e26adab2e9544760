-- SKUs that differ in upper and lower case only are two; people are told where they write the second. 0712 fills the columns: a
-- generated one would have both tables rewritten under a lock.
alter table product add column sku_folded text;
create index product_sku_folded on product (org_id, sku_folded);
alter table bundle add column sku_folded text;
create index bundle_sku_folded on bundle (org_id, sku_folded);
