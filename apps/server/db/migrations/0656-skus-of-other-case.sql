-- SKUs that differ in upper and lower case only are two; people are told where they write the second.
alter table product add column sku_folded text generated always as (lower(sku_code)) stored;
create index product_sku_folded on product (org_id, sku_folded);
alter table bundle add column sku_folded text generated always as (lower(bundle_sku)) stored;
create index bundle_sku_folded on bundle (org_id, sku_folded);
