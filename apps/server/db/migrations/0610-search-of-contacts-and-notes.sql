-- Orders are also found by how their recipient is reached, their ZIP code, their tags and what was noted of them. What is short stands before
-- lines and notes, so that an order of many lines is still found by its tracking number. What is there already is rewritten in steps, see 0710.
grant create on schema public to lading_system;
set local role lading_system;
create or replace function note_orders_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'order', o.order_id, o.org_id, search_text(
    o.order_no, o.reference, o.reference2, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    o.recipient->>'zipCode', o.recipient->>'email', o.recipient->>'phone',
    -- However it is written, it is found by its digits.
    regexp_replace(o.recipient->>'phone', '\D', '', 'g'), array_to_string(o.tags, chr(10)),
    (select string_agg(s.tracking_number, chr(10)) from shipment s where s.order_id = o.order_id),
    (select string_agg(p.tracking_number, chr(10)) from order_package p where p.order_id = o.order_id),
    (select string_agg(concat_ws(chr(10), l.sku_code, l.sku_name), chr(10) order by l.line_no)
      from order_line l where l.order_id = o.order_id),
    (select string_agg(e.detail->>'note', chr(10) order by e.event_id desc)
      from order_event e where e.order_id = o.order_id and e.kind = 'noted'))
  from customer_order o where o.order_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;

create or replace function note_changed_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(
    select c.order_id from changed c join earlier e on e.order_id = c.order_id
    where (c.order_no, c.reference, c.reference2, c.recipient) is distinct from (e.order_no, e.reference, e.reference2, e.recipient)
  );
  tagged bigint[] := array(
    select c.order_id from changed c join earlier e on e.order_id = c.order_id where c.tags is distinct from e.tags
  );
begin
  if cardinality(ids) > 0 or cardinality(tagged) > 0 then perform note_orders_by_id(ids || tagged); end if;
  if cardinality(ids) > 0 then
    perform note_shipments_by_id(array(select shipment_id from shipment where order_id = any (ids)));
  end if;
  return null;
end $$;

create function note_order_notes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(select distinct order_id from changed where kind = 'noted');
begin
  if cardinality(ids) > 0 then perform note_orders_by_id(ids); end if;
  return null;
end $$;
reset role;
revoke create on schema public from lading_system;

create trigger search_noted after insert on order_event
  referencing new table as changed for each statement execute function note_order_notes();
