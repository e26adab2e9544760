-- What a migration leaves to be rewritten in the background, so that no large table is rewritten under its locks. Each is a function of that name: it
-- rewrites the next rows after an id, `most` of them, and gives the last one's id, or null when there are no more. It may run twice.
-- Search texts are locked by a statement of their own: the next one then sees what a concurrent change of them has committed, and writes no earlier text over
-- a later one, nor the text of a record that is gone.
create table background_rewrite (
  name text primary key,
  after_id bigint not null default 0,
  done_at timestamptz
);
call keep_for_system('background_rewrite');

create function rewrite_order_search(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select order_id from customer_order where order_id > after order by order_id limit most);
begin
  perform from search_record where kind = 'order' and record_id = any (ids) order by record_id for update;
  perform note_orders_by_id(ids);
  return ids[cardinality(ids)];
end $$;

create function rewrite_shipment_search(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select shipment_id from shipment where shipment_id > after order by shipment_id limit most);
begin
  perform from search_record where kind = 'shipment' and record_id = any (ids) order by record_id for update;
  perform note_shipments_by_id(ids);
  return ids[cardinality(ids)];
end $$;

revoke all on function rewrite_order_search, rewrite_shipment_search from public;
grant execute on function rewrite_order_search, rewrite_shipment_search to lading_system;

set local role lading_system;
insert into background_rewrite (name) values ('rewrite_order_search'), ('rewrite_shipment_search');
reset role;
