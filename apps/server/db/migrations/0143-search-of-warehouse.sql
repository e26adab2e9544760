-- Inbounds and outbounds are found by the search index as orders are (decision 0036).
alter table search_record drop constraint search_record_kind_check,
  add constraint search_record_kind_check check (kind in ('order', 'product', 'shipment', 'inbound', 'warehouse-order'));

create function note_inbounds_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'inbound', i.inbound_id, i.org_id, search_text(i.inbound_no, i.client_ref, i.container_no, i.tracking,
    (select string_agg(concat_ws(chr(10), p.sku_code, p.sku_name), chr(10) order by l.line_no)
      from inbound_line l join product p using (product_id) where l.inbound_id = i.inbound_id))
  from inbound i where i.inbound_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false where search_record.body <> excluded.body
$$;
create function note_outbounds_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'warehouse-order', o.outbound_id, o.org_id, search_text(o.outbound_no, o.client_ref, o.tracking_number,
    o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    (select string_agg(concat_ws(chr(10), p.sku_code, p.sku_name), chr(10) order by l.line_no)
      from outbound_line l join product p using (product_id) where l.outbound_id = o.outbound_id))
  from outbound o where o.outbound_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false where search_record.body <> excluded.body
$$;
create function note_warehouse_rows() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_argv[0] = 'inbound' then
    perform note_inbounds_by_id(array(select distinct inbound_id from changed));
  else
    perform note_outbounds_by_id(array(select distinct outbound_id from changed));
  end if;
  return null;
end $$;

create trigger search_new after insert on inbound
  referencing new table as changed for each statement execute function note_warehouse_rows('inbound');
create trigger search_changed after update on inbound
  referencing new table as changed for each statement execute function note_warehouse_rows('inbound');
create trigger search_new after insert on inbound_line
  referencing new table as changed for each statement execute function note_warehouse_rows('inbound');
create trigger search_new after insert on outbound
  referencing new table as changed for each statement execute function note_warehouse_rows('outbound');
create trigger search_changed after update on outbound
  referencing new table as changed for each statement execute function note_warehouse_rows('outbound');
create trigger search_new after insert on outbound_line
  referencing new table as changed for each statement execute function note_warehouse_rows('outbound');

grant create on schema public to lading_system;
alter function note_inbounds_by_id(bigint[]) owner to lading_system;
alter function note_outbounds_by_id(bigint[]) owner to lading_system;
alter function note_warehouse_rows() owner to lading_system;
revoke create on schema public from lading_system;
revoke all on function note_inbounds_by_id(bigint[]), note_outbounds_by_id(bigint[]) from public;
grant execute on function note_inbounds_by_id(bigint[]), note_outbounds_by_id(bigint[]) to lading_system;
