-- Shipments and orders are found by the tracking number of every label, not of the first package alone; also by those that were void.
-- What is there already is rewritten in steps, see 0710.
grant create on schema public to lading_system;
set local role lading_system;
create or replace function note_shipments_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'shipment', s.shipment_id, s.org_id, search_text(
    s.shipment_no, s.tracking_number, o.order_no, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    (select string_agg(l.tracking_number, chr(10) order by l.package_no) from label l
      where l.shipment_id = s.shipment_id and l.tracking_number is distinct from s.tracking_number))
  from shipment s left join customer_order o on o.order_id = s.order_id where s.shipment_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;

create or replace function note_orders_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'order', o.order_id, o.org_id, search_text(
    o.order_no, o.reference, o.reference2, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    o.recipient->>'zipCode', o.recipient->>'email', o.recipient->>'phone',
    -- However it is written, it is found by its digits.
    regexp_replace(o.recipient->>'phone', '\D', '', 'g'), array_to_string(o.tags, chr(10)),
    (select string_agg(s.tracking_number, chr(10)) from shipment s where s.order_id = o.order_id),
    (select string_agg(l.tracking_number, chr(10) order by l.shipment_id, l.package_no)
      from shipment s join label l on l.shipment_id = s.shipment_id
      where s.order_id = o.order_id and l.tracking_number is distinct from s.tracking_number),
    (select string_agg(p.tracking_number, chr(10)) from order_package p where p.order_id = o.order_id),
    (select string_agg(concat_ws(chr(10), l.sku_code, l.sku_name), chr(10) order by l.line_no)
      from order_line l where l.order_id = o.order_id),
    (select string_agg(e.detail->>'note', chr(10) order by e.event_id desc)
      from order_event e where e.order_id = o.order_id and e.kind = 'noted'))
  from customer_order o where o.order_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;

reset role;
revoke create on schema public from lading_system;
