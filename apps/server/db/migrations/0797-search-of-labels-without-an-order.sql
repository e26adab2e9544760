-- A shipment without an order is found by the recipient of its label; one with an order by that of the order, as before.
grant create on schema public to lading_system;
set local role lading_system;
create or replace function note_shipments_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'shipment', s.shipment_id, s.org_id, search_text(
    s.shipment_no, s.tracking_number, o.order_no, p.recipient->>'name', p.recipient->>'company', p.recipient->>'city',
    (select string_agg(l.tracking_number, chr(10) order by l.package_no) from label l
      where l.shipment_id = s.shipment_id and l.tracking_number is distinct from s.tracking_number))
  from shipment s left join customer_order o on o.order_id = s.order_id
    cross join lateral (select case when s.order_id is null then s.recipient else o.recipient end) as p (recipient)
  where s.shipment_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;
-- Those that are there already are rewritten in the background, see 0710.
update background_rewrite set after_id = 0, done_at = null where name = 'rewrite_shipment_search';
reset role;
revoke create on schema public from lading_system;
