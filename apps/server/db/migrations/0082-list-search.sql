-- What orders, products and shipments are searched by (decision 0036). Under row-level security a comparison such as ILIKE cannot use an
-- index, since it might leak rows of others while it looks: so the text of each record stands here, one function looks into the index
-- for the organization of its transaction only, and what it finds is read again under the policies of its own table.
create table search_record (
  kind text not null check (kind in ('order', 'product', 'shipment')),
  record_id bigint not null,
  org_id bigint not null,
  -- The fields in lower case, one a line: what is searched for never spans two of them.
  body text not null,
  -- Rows come in faster than their grams can be indexed; until a job has done that, they are looked through one by one.
  indexed boolean not null default false,
  primary key (kind, record_id)
);
call isolate_by_organisation('search_record');

create function search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select left(lower(translate(array_to_string(parts, chr(10)), chr(31), ' ')), 4000)
$$;

-- Every run of three characters, and the last two and one, each with the kind and the organization before it: an organization has index
-- entries of its own, and a text of one or two characters is found by how a run begins.
create function search_grams(org_id bigint, kind text, body text) returns tsvector language plpgsql immutable parallel safe as $$
declare
  owner text := left(kind, 1) || org_id || '/';
  triple text := '\1' || chr(31) || left(kind, 1) || org_id || '/';
begin
  return array_to_tsvector(string_to_array(
    owner || regexp_replace(body, '(...)', triple, 'g') || chr(31) ||
    owner || regexp_replace(substr(body, 2), '(...)', triple, 'g') || chr(31) ||
    owner || regexp_replace(substr(body, 3), '(...)', triple, 'g'), chr(31)));
end $$;

create function search_query(org_id bigint, kind text, term text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  owner text := left(kind, 1) || org_id || '/';
begin
  if length(term) < 3 then
    return ('''' || replace(replace(owner || term, '\', '\\'), '''', '''''') || ''':*')::tsquery;
  end if;
  -- The text itself is compared afterwards, so the first grams suffice.
  return (
    select string_agg('''' || replace(replace(owner || substr(term, at, 3), '\', '\\'), '''', '''''') || '''', ' & ')
    from generate_series(1, least(length(term) - 2, 30)) at
  )::tsquery;
end $$;

-- The ids of at most `most` records of the transaction's organization whose text holds `term`.
create function find_records(wanted text, term text, most integer) returns setof bigint
language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_org_id();
  plain text := lower(translate(term, chr(31), ' '));
begin
  if own is null or plain = '' then return; end if;
  return query
    select r.record_id from search_record r
    where r.indexed and search_grams(r.org_id, r.kind, r.body) @@ search_query(own, wanted, plain)
      and r.org_id = own and r.kind = wanted and strpos(r.body, plain) > 0
    union all
    select r.record_id from search_record r
    where not r.indexed and r.org_id = own and r.kind = wanted and strpos(r.body, plain) > 0
    limit most;
end $$;

-- Writes what products are searched by.
create function note_products() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_record (kind, record_id, org_id, body)
  select 'product', product_id, org_id,
    search_text(sku_code, sku_name, sku_name_cn, upc, ean, asin, fn_sku, brand)
  from changed
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body;
  return null;
end $$;

create function note_orders_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'order', o.order_id, o.org_id, search_text(
    o.order_no, o.reference, o.reference2, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city',
    (select string_agg(concat_ws(chr(10), l.sku_code, l.sku_name), chr(10) order by l.line_no)
      from order_line l where l.order_id = o.order_id),
    (select string_agg(s.tracking_number, chr(10)) from shipment s where s.order_id = o.order_id),
    (select string_agg(p.tracking_number, chr(10)) from order_package p where p.order_id = o.order_id))
  from customer_order o where o.order_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;

create function note_shipments_by_id(ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into search_record (kind, record_id, org_id, body)
  select 'shipment', s.shipment_id, s.org_id, search_text(
    s.shipment_no, s.tracking_number, o.order_no, o.recipient->>'name', o.recipient->>'company', o.recipient->>'city')
  from shipment s left join customer_order o on o.order_id = s.order_id where s.shipment_id = any (ids)
  on conflict (kind, record_id) do update set body = excluded.body, indexed = false
    where search_record.body <> excluded.body
$$;

create function note_new_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_orders_by_id(array(select order_id from changed));
  return null;
end $$;

create function note_changed_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(
    select c.order_id from changed c join earlier e on e.order_id = c.order_id
    where (c.order_no, c.reference, c.reference2, c.recipient) is distinct from (e.order_no, e.reference, e.reference2, e.recipient)
  );
begin
  if cardinality(ids) > 0 then
    perform note_orders_by_id(ids);
    perform note_shipments_by_id(array(select shipment_id from shipment where order_id = any (ids)));
  end if;
  return null;
end $$;

create function note_order_parts() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_orders_by_id(array(select distinct order_id from changed));
  return null;
end $$;

create function note_packages() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(select distinct order_id from changed where tracking_number is not null);
begin
  if cardinality(ids) > 0 then perform note_orders_by_id(ids); end if;
  return null;
end $$;

create function note_new_shipments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(select distinct order_id from changed where tracking_number is not null and order_id is not null);
begin
  perform note_shipments_by_id(array(select shipment_id from changed));
  if cardinality(ids) > 0 then perform note_orders_by_id(ids); end if;
  return null;
end $$;

create function note_changed_shipments() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids bigint[] := array(
    select c.shipment_id from changed c join earlier e on e.shipment_id = c.shipment_id
    where (c.shipment_no, c.tracking_number, c.order_id) is distinct from (e.shipment_no, e.tracking_number, e.order_id)
  );
begin
  if cardinality(ids) > 0 then
    perform note_shipments_by_id(ids);
    perform note_orders_by_id(array(
      select order_id from changed where shipment_id = any (ids) and order_id is not null
      union select order_id from earlier where shipment_id = any (ids) and order_id is not null
    ));
  end if;
  return null;
end $$;

create function forget_records() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_argv[0]
    when 'product' then
      delete from search_record where kind = 'product' and record_id in (select product_id from gone);
    when 'order' then
      delete from search_record where kind = 'order' and record_id in (select order_id from gone);
    else
      delete from search_record where kind = 'shipment' and record_id in (select shipment_id from gone);
  end case;
  return null;
end $$;

create trigger search_new after insert on product
  referencing new table as changed for each statement execute function note_products();
create trigger search_changed after update on product
  referencing new table as changed for each statement execute function note_products();
create trigger search_gone after delete on product
  referencing old table as gone for each statement execute function forget_records('product');

create trigger search_new after insert on customer_order
  referencing new table as changed for each statement execute function note_new_orders();
create trigger search_changed after update on customer_order
  referencing new table as changed old table as earlier for each statement execute function note_changed_orders();
create trigger search_gone after delete on customer_order
  referencing old table as gone for each statement execute function forget_records('order');

create trigger search_new after insert on order_line
  referencing new table as changed for each statement execute function note_order_parts();
create trigger search_changed after update on order_line
  referencing new table as changed for each statement execute function note_order_parts();
create trigger search_gone after delete on order_line
  referencing old table as changed for each statement execute function note_order_parts();

create trigger search_new after insert on order_package
  referencing new table as changed for each statement execute function note_packages();
create trigger search_changed after update on order_package
  referencing new table as changed for each statement execute function note_packages();

create trigger search_new after insert on shipment
  referencing new table as changed for each statement execute function note_new_shipments();
create trigger search_changed after update on shipment
  referencing new table as changed old table as earlier for each statement execute function note_changed_shipments();
create trigger search_gone after delete on shipment
  referencing old table as gone for each statement execute function forget_records('shipment');

-- The system's role may see every organization, without a policy that would keep it from the index.
grant create on schema public to lading_system;
alter function find_records(text, text, integer) owner to lading_system;
alter function note_products() owner to lading_system;
alter function note_orders_by_id(bigint[]) owner to lading_system;
alter function note_shipments_by_id(bigint[]) owner to lading_system;
alter function note_new_orders() owner to lading_system;
alter function note_changed_orders() owner to lading_system;
alter function note_order_parts() owner to lading_system;
alter function note_packages() owner to lading_system;
alter function note_new_shipments() owner to lading_system;
alter function note_changed_shipments() owner to lading_system;
alter function forget_records() owner to lading_system;
revoke create on schema public from lading_system;
revoke all on function find_records(text, text, integer), note_orders_by_id(bigint[]), note_shipments_by_id(bigint[]) from public;
grant execute on function find_records(text, text, integer) to lading_tenant, lading_system;
grant execute on function note_orders_by_id(bigint[]), note_shipments_by_id(bigint[]) to lading_system;

-- Records that are there already: the index is made after them.
alter table search_record alter column indexed set default true;
set local role lading_system;
insert into search_record (kind, record_id, org_id, body)
select 'product', product_id, org_id, search_text(sku_code, sku_name, sku_name_cn, upc, ean, asin, fn_sku, brand) from product;
select note_orders_by_id(array(select order_id from customer_order));
select note_shipments_by_id(array(select shipment_id from shipment));
reset role;
alter table search_record alter column indexed set default false;

create index search_record_waiting on search_record (org_id, kind) where not indexed;
create index search_record_grams on search_record using gin (search_grams(org_id, kind, body)) where indexed;
-- Nothing is planned by these, and computing them for a sample takes seconds.
alter index search_record_grams alter column 1 set statistics 0;

-- Moves the latest entries of the index from where they only wait to where they are found at once; for its owner alone.
create function settle_search_index() returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select gin_clean_pending_list('public.search_record_grams')
$$;
revoke all on function settle_search_index() from public;
grant execute on function settle_search_index() to lading_system;
