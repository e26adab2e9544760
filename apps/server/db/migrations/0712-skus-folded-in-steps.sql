-- SKUs in lower case are written by a trigger and, where they are missing, in steps. Where the columns were generated, what they hold stays.
alter table product alter column sku_folded drop expression if exists;
alter table bundle alter column sku_folded drop expression if exists;

create function fold_product_sku() returns trigger language plpgsql as $$
begin
  new.sku_folded := lower(new.sku_code);
  return new;
end $$;
create function fold_bundle_sku() returns trigger language plpgsql as $$
begin
  new.sku_folded := lower(new.bundle_sku);
  return new;
end $$;
create trigger sku_folded before insert or update of sku_code on product for each row execute function fold_product_sku();
create trigger sku_folded before insert or update of bundle_sku on bundle for each row execute function fold_bundle_sku();

create function rewrite_product_skus(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select product_id from product where product_id > after order by product_id limit most);
begin
  update product set sku_folded = lower(sku_code) where product_id = any (ids) and sku_folded is null;
  return ids[cardinality(ids)];
end $$;

create function rewrite_bundle_skus(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select bundle_id from bundle where bundle_id > after order by bundle_id limit most);
begin
  update bundle set sku_folded = lower(bundle_sku) where bundle_id = any (ids) and sku_folded is null;
  return ids[cardinality(ids)];
end $$;

revoke all on function rewrite_product_skus, rewrite_bundle_skus from public;
grant execute on function rewrite_product_skus, rewrite_bundle_skus to lading_system;

set local role lading_system;
insert into background_rewrite (name) values ('rewrite_product_skus'), ('rewrite_bundle_skus');
reset role;
