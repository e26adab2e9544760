-- The list of shipments is narrowed by carrier, store, country, ship date and carrier adjustments (decision record 0129). Each has an index in the
-- list's order. Store and country are those of the order, or of the frozen address: an index spans one table only, and a comparison with an expression
-- is not leakproof, so row security would keep it from the index.
create index shipment_of_carrier on shipment (org_id, carrier_name, created_at, shipment_id);
-- One sorts by day and counts the shipments of some days; in the other the newest of many are found without reading the rest. It replaces the one
-- without days.
create index shipment_day on shipment (org_id, ship_date, shipment_id);
create index shipment_recent_day on shipment (org_id, created_at, shipment_id, ship_date);
drop index shipment_recent;

alter table shipment add column store_id bigint;
alter table shipment add column country_code text;
alter table shipment add column is_adjusted boolean not null default false;

create function place_shipment() returns trigger language plpgsql as $$
begin
  select o.store_id, coalesce(new.recipient, o.recipient) ->> 'countryCode' into new.store_id, new.country_code
    from customer_order o where o.order_id = new.order_id;
  if not found then
    new.store_id := null;
    new.country_code := new.recipient ->> 'countryCode';
  end if;
  return new;
end $$;
create trigger place_shipment before insert or update of order_id, recipient on shipment
  for each row execute function place_shipment();

create function place_shipments_of_order() returns trigger language plpgsql as $$
begin
  update shipment s set store_id = new.store_id,
    country_code = coalesce(s.recipient, new.recipient) ->> 'countryCode' where s.order_id = new.order_id;
  return null;
end $$;
create trigger place_shipments after update of store_id, recipient on customer_order
  for each row when (new.store_id is distinct from old.store_id
    or new.recipient ->> 'countryCode' is distinct from old.recipient ->> 'countryCode')
  execute function place_shipments_of_order();

create index shipment_of_store on shipment (org_id, store_id, created_at, shipment_id);
create index shipment_to_country on shipment (org_id, country_code, created_at, shipment_id);
create index shipment_adjusted on shipment (org_id, created_at, shipment_id) where is_adjusted;
-- Earlier ones, in the background (decision record 0119).
create function rewrite_shipment_places(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select shipment_id from shipment where shipment_id > after order by shipment_id limit most);
begin
  perform from shipment where shipment_id = any (ids) order by shipment_id for update;
  update shipment s set order_id = s.order_id,
    is_adjusted = exists (select from label_adjustment a where a.shipment_id = s.shipment_id)
  where s.shipment_id = any (ids);
  return ids[cardinality(ids)];
end $$;
revoke all on function rewrite_shipment_places from public;
grant execute on function rewrite_shipment_places to lading_system;

set local role lading_system;
insert into background_rewrite (name) values ('rewrite_shipment_places');
reset role;
