-- What was cut before is rewritten in the background, see 0710.
create function rewrite_inbound_search(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select inbound_id from inbound where inbound_id > after order by inbound_id limit most);
begin
  perform from search_record where kind = 'inbound' and record_id = any (ids) order by record_id for update;
  perform note_inbounds_by_id(ids);
  return ids[cardinality(ids)];
end $$;

create function rewrite_outbound_search(after bigint, most integer) returns bigint language plpgsql as $$
declare
  ids bigint[] := array(select outbound_id from outbound where outbound_id > after order by outbound_id limit most);
begin
  perform from search_record where kind = 'warehouse-order' and record_id = any (ids) order by record_id for update;
  perform note_outbounds_by_id(ids);
  return ids[cardinality(ids)];
end $$;

revoke all on function rewrite_inbound_search, rewrite_outbound_search from public;
grant execute on function rewrite_inbound_search, rewrite_outbound_search to lading_system;

set local role lading_system;
insert into background_rewrite (name) values ('rewrite_inbound_search'), ('rewrite_outbound_search');
update background_rewrite set after_id = 0, done_at = null where name = 'rewrite_order_search';
reset role;
