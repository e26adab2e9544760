-- Orders, inbounds and outbounds are found by the SKU of each of their lines, however many these are: where all that a record is searched by takes
-- more than the bound of a text, its SKUs follow. The bound of these keeps what the index makes of a text within what PostgreSQL holds.
create function search_text_of_lines(skus text, variadic parts text[]) returns text language sql immutable parallel safe as $$
  select case when length(short) < 4000 or codes is null then short
    else short || chr(10) || left(codes, case when octet_length(codes) = length(codes) then 60000 else 30000 end) end
  from (select search_text(variadic parts) as short, fold_text(translate(skus, chr(31), ' ')) as codes) folded
$$;

grant create on schema public to lading_system;
set local role lading_system;
create or replace function note_orders_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'order', o.order_id, o.org_id, search_text_of_lines(
    (select string_agg(distinct l.sku_code, chr(10)) from order_line l where l.order_id = o.order_id),
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

create or replace function note_inbounds_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'inbound', i.inbound_id, i.org_id, search_text_of_lines(
    (select string_agg(distinct p.sku_code, chr(10)) from inbound_line l join product p using (product_id)
      where l.inbound_id = i.inbound_id),
    i.inbound_no, i.client_ref, i.container_no, i.tracking,
    (select string_agg(concat_ws(chr(10), p.sku_code, p.sku_name), chr(10) order by l.line_no)
      from inbound_line l join product p using (product_id) where l.inbound_id = i.inbound_id))
  from inbound i where i.inbound_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false where search_record.body <> excluded.body
$$;

create or replace function note_outbounds_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'warehouse-order', o.outbound_id, o.org_id, search_text_of_lines(
    (select string_agg(distinct p.sku_code, chr(10)) from outbound_line l join product p using (product_id)
      where l.outbound_id = o.outbound_id),
    o.outbound_no, o.client_ref, o.tracking_number, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    (select string_agg(concat_ws(chr(10), p.sku_code, p.sku_name), chr(10) order by l.line_no)
      from outbound_line l join product p using (product_id) where l.outbound_id = o.outbound_id))
  from outbound o where o.outbound_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false where search_record.body <> excluded.body
$$;
reset role;
revoke create on schema public from lading_system;
