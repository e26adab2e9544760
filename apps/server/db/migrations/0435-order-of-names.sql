-- Names are listed without differences of width, case and accents: apple before Zebra, Élan with elan. A column of its own, since comparing the
-- result of a function is nothing that row-level security lets into an index.
alter table product
  add column name_order text generated always as (fold_text(sku_name)) stored,
  add column brand_order text generated always as (fold_text(brand)) stored;
drop index product_name;
drop index product_brand;
create index product_name on product (org_id, name_order, product_id);
create index product_brand on product (org_id, brand_order, product_id);
alter table store add column name_order text generated always as (fold_text(name)) stored;
