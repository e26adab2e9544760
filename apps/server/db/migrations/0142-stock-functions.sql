-- The one door to stock (warehouse design, decision 1): an event with its moves, levels, bins, layers and counts of lines in one
-- statement of one transaction. What is refused carries a SQLSTATE of ours: LW001 not enough there, LW002 the bin is none of this
-- warehouse, LW003 the key stands for another event, LW004 reversed already, LW005 not yours.

-- Whether the transaction's organization may act for this client in this warehouse: as its provider.
create function stock_is_ours(target_warehouse bigint) returns boolean language sql stable as
  $$ select target_warehouse = any (current_warehouse_ids()) $$;

-- Locks the levels of products, in one order for everybody, so that two who want the same goods wait and never block each other.
create function lock_levels(target_org bigint, target_warehouse bigint, products bigint[]) returns void language plpgsql as $$
begin
  insert into stock_level (org_id, warehouse_id, product_id)
  select target_org, target_warehouse, p.product_id from product p
  where p.product_id = any (products) and p.org_id = target_org order by p.product_id
  on conflict do nothing;
  perform from stock_level l where l.warehouse_id = target_warehouse and l.org_id = target_org and l.product_id = any (products)
    order by l.product_id for no key update;
  if (select count(*) from stock_level l where l.warehouse_id = target_warehouse and l.org_id = target_org and l.product_id = any (products))
    <> cardinality(products) then
    raise exception 'a product of another organization' using errcode = 'LW005';
  end if;
end $$;

create function move_bin(target_org bigint, target_warehouse bigint, bin bigint, product bigint, goods_lot bigint, goods_bucket text, change integer)
returns void language plpgsql as $$
begin
  if bin is null then return; end if;
  if not exists (select from warehouse_bin b where b.bin_id = bin and b.warehouse_id = target_warehouse and (b.active or change < 0)) then
    raise exception 'bin % is none of warehouse %', bin, target_warehouse using errcode = 'LW002';
  end if;
  if change < 0 then
    update stock_bin b set qty = b.qty + change
    where b.bin_id = bin and b.product_id = product and b.lot_id is not distinct from goods_lot and b.bucket = goods_bucket
      and b.org_id = target_org and b.qty + change >= 0;
    if not found then
      raise exception 'bin % holds fewer than % of product %', bin, -change, product using errcode = 'LW001';
    end if;
  else
    insert into stock_bin as b (org_id, warehouse_id, bin_id, product_id, lot_id, bucket, qty)
    values (target_org, target_warehouse, bin, product, goods_lot, goods_bucket, change)
    on conflict (bin_id, product_id, lot_id, bucket) do update set qty = b.qty + excluded.qty;
  end if;
end $$;

-- Units come to layers of their day, or go from the oldest; a reversal gives back to, or takes from, what the reversed event did.
create function move_layers(event bigint, reversed bigint, target_org bigint, target_warehouse bigint, product bigint, goods_lot bigint, change integer, today date)
returns void language plpgsql as $$
declare
  rest integer := abs(change);
  part integer;
  found_layer record;
begin
  if change > 0 then
    for found_layer in
      select l.received_on, sum(u.qty)::integer as qty from stock_layer_use u join stock_layer l using (layer_id)
      where reversed is not null and u.event_id = reversed and l.product_id = product and l.lot_id is not distinct from goods_lot
      group by 1 order by 1
    loop
      part := least(rest, found_layer.qty);
      exit when part = 0;
      insert into stock_layer (org_id, warehouse_id, product_id, lot_id, event_id, received_on, qty, qty_left)
      values (target_org, target_warehouse, product, goods_lot, event, found_layer.received_on, part, part);
      rest := rest - part;
    end loop;
    if rest > 0 then
      insert into stock_layer (org_id, warehouse_id, product_id, lot_id, event_id, received_on, qty, qty_left)
      values (target_org, target_warehouse, product, goods_lot, event, today, rest, rest);
    end if;
    return;
  end if;
  for found_layer in
    select l.layer_id, l.qty_left from stock_layer l
    where l.warehouse_id = target_warehouse and l.product_id = product and l.qty_left > 0
    order by (l.event_id = reversed) desc nulls last, (l.lot_id is not distinct from goods_lot) desc, l.received_on, l.layer_id
  loop
    part := least(rest, found_layer.qty_left);
    update stock_layer l set qty_left = l.qty_left - part where l.layer_id = found_layer.layer_id;
    insert into stock_layer_use (org_id, warehouse_id, layer_id, event_id, used_on, qty)
    values (target_org, target_warehouse, found_layer.layer_id, event, today, part);
    rest := rest - part;
    exit when rest = 0;
  end loop;
  if rest > 0 then raise exception 'layers of product % hold too little', product using errcode = 'LW001'; end if;
end $$;

create function is_physical(bucket text) returns boolean language sql immutable parallel safe as
  $$ select bucket in ('DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED') $$;

-- Counts a move on its line; a reversed one is the same move the other way round, and takes the count back.
create function count_on_lines(move stock_move) returns void language plpgsql as $$
declare
  good_in integer := case when move.to_bucket = 'DOCK' then move.qty when move.from_bucket = 'DOCK' then -move.qty else 0 end;
begin
  if move.inbound_line_id is not null then
    if 'SUPPLIER' in (move.from_bucket, move.to_bucket) then
      update inbound_line set
        counted_good = counted_good + good_in,
        counted_damaged = counted_damaged + case when move.to_bucket = 'DAMAGED' then move.qty when move.from_bucket = 'DAMAGED' then -move.qty else 0 end
      where line_id = move.inbound_line_id and warehouse_id = move.warehouse_id and product_id = move.product_id;
    else
      update inbound_line set stowed = stowed - good_in
      where line_id = move.inbound_line_id and warehouse_id = move.warehouse_id and product_id = move.product_id;
    end if;
    if not found then raise exception 'no such inbound line' using errcode = 'LW005'; end if;
  end if;
  if move.outbound_line_id is null then return; end if;
  if 'CUSTOMER' in (move.from_bucket, move.to_bucket) then
    update outbound_line set shipped = shipped + case when move.to_bucket = 'CUSTOMER' then move.qty else -move.qty end
    where line_id = move.outbound_line_id and warehouse_id = move.warehouse_id and product_id = move.product_id;
  else
    -- What is picked was reserved; what is put back from picking is reserved no longer.
    update outbound_line set
      picked = picked + case when move.to_bucket = 'STAGED' then move.qty else -move.qty end,
      reserved = reserved - case when move.to_bucket = 'STAGED' then move.qty else 0 end
    where line_id = move.outbound_line_id and warehouse_id = move.warehouse_id and product_id = move.product_id;
  end if;
  if not found then raise exception 'no such outbound line' using errcode = 'LW005'; end if;
end $$;

create function record_stock_event(given jsonb, out event_id bigint, out repeated boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event wms_event := jsonb_populate_record(null::wms_event, given);
  moves stock_move[] := array(select m from jsonb_populate_recordset(null::stock_move, coalesce(given->'moves', '[]')) m);
  products bigint[] := array(select distinct (m).product_id from unnest(moves) m order by 1);
  move stock_move;
  known wms_event_key;
  today date;
begin
  -- A client tells what he asks for; only the floor moves goods.
  if not stock_is_ours(event.warehouse_id) and (event.org_id is distinct from current_org_id() or cardinality(moves) > 0) then
    raise exception 'not a warehouse of this organization' using errcode = 'LW005';
  end if;
  event_id := nextval(pg_get_serial_sequence('wms_event', 'event_id'));
  insert into wms_event_key (org_id, warehouse_id, source, source_key, digest, event_id)
  values (event.org_id, event.warehouse_id, given->>'source', given->>'source_key', given->>'digest', event_id)
  on conflict (warehouse_id, source, source_key) do nothing;
  if not found then
    select * into known from wms_event_key k
    where k.warehouse_id = event.warehouse_id and k.source = given->>'source' and k.source_key = given->>'source_key';
    if known.digest <> given->>'digest' or known.org_id <> event.org_id then
      raise exception 'the key stands for another event' using errcode = 'LW003';
    end if;
    event_id := known.event_id;
    repeated := true;
    return;
  end if;
  repeated := false;
  insert into wms_event (event_id, org_id, warehouse_id, kind, occurred_at, actor_id, subject_kind, subject_id, payload, reverses_id)
  overriding system value
  values (event_id, event.org_id, event.warehouse_id, event.kind, event.occurred_at, event.actor_id,
    event.subject_kind, event.subject_id, coalesce(event.payload, '{}'), event.reverses_id)
  on conflict (reverses_id) do nothing;
  if not found then raise exception 'event % is reversed already', event.reverses_id using errcode = 'LW004'; end if;
  if event.kind = 'inbound.submitted' then
    -- What is on its way is shown before the first unit of it has come.
    insert into stock_level (org_id, warehouse_id, product_id)
    select distinct l.org_id, l.warehouse_id, l.product_id from inbound_line l
    where l.inbound_id = event.subject_id and l.org_id = event.org_id and l.warehouse_id = event.warehouse_id
    order by l.product_id on conflict do nothing;
  end if;
  if cardinality(moves) = 0 then return; end if;

  perform lock_levels(event.org_id, event.warehouse_id, products);
  select (event.occurred_at at time zone w.time_zone)::date into today from warehouse w where w.warehouse_id = event.warehouse_id;
  foreach move in array moves loop
    insert into stock_move (org_id, warehouse_id, event_id, product_id, lot_id, qty, from_bucket, to_bucket, from_bin, to_bin, inbound_line_id, outbound_line_id)
    values (event.org_id, event.warehouse_id, record_stock_event.event_id, move.product_id, move.lot_id, move.qty,
      move.from_bucket, move.to_bucket, move.from_bin, move.to_bin, move.inbound_line_id, move.outbound_line_id)
    returning * into move;
    perform move_bin(event.org_id, event.warehouse_id, move.from_bin, move.product_id, move.lot_id, move.from_bucket, -move.qty);
    perform move_bin(event.org_id, event.warehouse_id, move.to_bin, move.product_id, move.lot_id, move.to_bucket, move.qty);
    if is_physical(move.from_bucket) <> is_physical(move.to_bucket) then
      perform move_layers(record_stock_event.event_id, event.reverses_id, event.org_id, event.warehouse_id, move.product_id, move.lot_id,
        case when is_physical(move.to_bucket) then move.qty else -move.qty end, today);
    end if;
    perform count_on_lines(move);
    begin
      update stock_level l set
        dock = l.dock + case 'DOCK' when move.to_bucket then move.qty else 0 end - case 'DOCK' when move.from_bucket then move.qty else 0 end,
        good = l.good + case 'GOOD' when move.to_bucket then move.qty else 0 end - case 'GOOD' when move.from_bucket then move.qty else 0 end,
        hold = l.hold + case 'HOLD' when move.to_bucket then move.qty else 0 end - case 'HOLD' when move.from_bucket then move.qty else 0 end,
        damaged = l.damaged + case 'DAMAGED' when move.to_bucket then move.qty else 0 end - case 'DAMAGED' when move.from_bucket then move.qty else 0 end,
        quarantine = l.quarantine + case 'QUARANTINE' when move.to_bucket then move.qty else 0 end - case 'QUARANTINE' when move.from_bucket then move.qty else 0 end,
        staged = l.staged + case 'STAGED' when move.to_bucket then move.qty else 0 end - case 'STAGED' when move.from_bucket then move.qty else 0 end,
        -- Goods that are picked for a line were reserved for it.
        reserved = l.reserved - case when move.outbound_line_id is not null and move.from_bucket = 'GOOD' and move.to_bucket = 'STAGED' then move.qty else 0 end,
        version = l.version + 1,
        changed_at = clock_timestamp()
      where l.warehouse_id = event.warehouse_id and l.product_id = move.product_id;
    exception when check_violation then
      raise exception 'product % is promised to orders', move.product_id using errcode = 'LW001';
    end;
  end loop;
end $$;

-- Reserves everything that an outbound still wants, or nothing. Gives what is short: nothing when it is reserved.
create function reserve_stock(wanted_outbound bigint) returns table (product_id bigint, wanted integer, available integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  head outbound;
  products bigint[];
begin
  select * into head from outbound o where o.outbound_id = wanted_outbound for no key update;
  if not found or (head.org_id is distinct from current_org_id() and not stock_is_ours(head.warehouse_id)) then
    raise exception 'not an outbound of this organization' using errcode = 'LW005';
  end if;
  products := array(select distinct l.product_id from outbound_line l where l.outbound_id = wanted_outbound order by 1);
  perform lock_levels(head.org_id, head.warehouse_id, products);
  -- Lines of the same product are wanted together: each alone would find enough.
  return query
    select l.product_id, sum(l.ordered - l.reserved - l.picked)::integer, (s.good - s.reserved)::integer
    from outbound_line l join stock_level s on s.warehouse_id = head.warehouse_id and s.product_id = l.product_id
    where l.outbound_id = wanted_outbound
    group by l.product_id, s.good, s.reserved
    having sum(l.ordered - l.reserved - l.picked) > s.good - s.reserved;
  if found then return; end if;
  update stock_level s set reserved = s.reserved + w.qty, version = s.version + 1, changed_at = clock_timestamp()
  from (select l.product_id, sum(l.ordered - l.reserved - l.picked)::integer as qty from outbound_line l
    where l.outbound_id = wanted_outbound group by 1) w
  where s.warehouse_id = head.warehouse_id and s.product_id = w.product_id and w.qty > 0;
  update outbound_line l set reserved = l.ordered - l.picked where l.outbound_id = wanted_outbound;
end $$;

-- Gives back what an outbound has reserved and not picked.
create function release_stock(given_outbound bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head outbound;
begin
  select * into head from outbound o where o.outbound_id = given_outbound for no key update;
  if not found or (head.org_id is distinct from current_org_id() and not stock_is_ours(head.warehouse_id)) then
    raise exception 'not an outbound of this organization' using errcode = 'LW005';
  end if;
  perform lock_levels(head.org_id, head.warehouse_id,
    array(select distinct l.product_id from outbound_line l where l.outbound_id = given_outbound order by 1));
  update stock_level s set reserved = s.reserved - w.qty, version = s.version + 1, changed_at = clock_timestamp()
  from (select l.product_id, sum(l.reserved)::integer as qty from outbound_line l where l.outbound_id = given_outbound group by 1) w
  where s.warehouse_id = head.warehouse_id and s.product_id = w.product_id and w.qty > 0;
  update outbound_line l set reserved = 0 where l.outbound_id = given_outbound;
end $$;

-- What must be true of all stock, whatever happened: each finding is an error of ours (warehouse design, d).
create function check_stock() returns table (finding text, org_id bigint, warehouse_id bigint, product_id bigint, told numeric, is numeric)
language sql stable as $$
  with net as (
    select m.org_id, m.warehouse_id, m.product_id, b.bucket, sum(b.qty) as qty
    from stock_move m cross join lateral (values (m.to_bucket, m.qty), (m.from_bucket, -m.qty)) b (bucket, qty)
    where is_physical(b.bucket) group by 1, 2, 3, 4
  ), level as (
    select l.org_id, l.warehouse_id, l.product_id, b.bucket, b.qty
    from stock_level l cross join lateral (values ('DOCK', l.dock), ('GOOD', l.good), ('HOLD', l.hold), ('DAMAGED', l.damaged),
      ('QUARANTINE', l.quarantine), ('STAGED', l.staged)) b (bucket, qty)
  ), bins as (
    select b.org_id, b.warehouse_id, b.product_id, b.bucket, sum(b.qty) as qty from stock_bin b group by 1, 2, 3, 4
  )
  select 'level-against-moves ' || bucket, org_id, warehouse_id, product_id, level.qty, net.qty
    from level full join net using (org_id, warehouse_id, product_id, bucket) where coalesce(level.qty, 0) <> coalesce(net.qty, 0)
  union all
  select 'level-against-bins ' || bucket, org_id, warehouse_id, product_id, level.qty, bins.qty
    from level full join bins using (org_id, warehouse_id, product_id, bucket) where coalesce(level.qty, 0) <> coalesce(bins.qty, 0)
  union all
  select 'reserved-against-lines', org_id, warehouse_id, product_id, l.reserved, o.qty
    from stock_level l full join (select o.org_id, o.warehouse_id, o.product_id, sum(o.reserved) as qty from outbound_line o group by 1, 2, 3) o
      using (org_id, warehouse_id, product_id) where coalesce(l.reserved, 0) <> coalesce(o.qty, 0)
  union all
  select 'on-hand-against-layers', org_id, warehouse_id, product_id, l.on_hand, y.qty
    from stock_level l full join (select y.org_id, y.warehouse_id, y.product_id, sum(y.qty_left) as qty from stock_layer y group by 1, 2, 3) y
      using (org_id, warehouse_id, product_id) where coalesce(l.on_hand, 0) <> coalesce(y.qty, 0)
  union all
  select 'layer-against-uses', y.org_id, y.warehouse_id, y.product_id, y.qty - y.qty_left, u.qty
    from stock_layer y left join (select u.layer_id, sum(u.qty) as qty from stock_layer_use u group by 1) u using (layer_id)
    where y.qty - y.qty_left <> coalesce(u.qty, 0)
  union all
  select 'inbound-line-against-moves', i.org_id, i.warehouse_id, i.product_id, i.counted_good + i.counted_damaged, m.qty
    from inbound_line i left join (
      select m.inbound_line_id as line_id, sum(case 'SUPPLIER' when m.from_bucket then m.qty when m.to_bucket then -m.qty else 0 end) as qty
      from stock_move m group by 1) m using (line_id)
    where i.counted_good + i.counted_damaged <> coalesce(m.qty, 0)
  union all
  select 'outbound-line-against-moves', o.org_id, o.warehouse_id, o.product_id, o.shipped, m.qty
    from outbound_line o left join (
      select m.outbound_line_id as line_id, sum(case 'CUSTOMER' when m.to_bucket then m.qty when m.from_bucket then -m.qty else 0 end) as qty
      from stock_move m group by 1) m using (line_id)
    where o.shipped <> coalesce(m.qty, 0)
$$;

grant create on schema public to lading_stock;
alter function record_stock_event(jsonb) owner to lading_stock;
alter function reserve_stock(bigint) owner to lading_stock;
alter function release_stock(bigint) owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function record_stock_event(jsonb), reserve_stock(bigint), release_stock(bigint), check_stock(),
  lock_levels(bigint, bigint, bigint[]), move_bin(bigint, bigint, bigint, bigint, bigint, text, integer),
  move_layers(bigint, bigint, bigint, bigint, bigint, bigint, integer, date), count_on_lines(stock_move) from public;
grant execute on function record_stock_event(jsonb), reserve_stock(bigint), release_stock(bigint) to lading_tenant, lading_warehouse;
grant execute on function check_stock() to lading_system;
grant execute on function lock_levels(bigint, bigint, bigint[]), move_bin(bigint, bigint, bigint, bigint, bigint, text, integer),
  move_layers(bigint, bigint, bigint, bigint, bigint, bigint, integer, date), count_on_lines(stock_move) to lading_stock;
grant usage on sequence wms_event_event_id_seq to lading_stock;

-- Staff of a warehouse tell its clients; what follows from their work is queued as a job.
create or replace function announce_push(target_org bigint, target_user bigint, body json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own bigint := public.current_org_id();
  note json := case
    when target_user is null then json_build_object('orgId', target_org::text, 'body', body)
    else json_build_object('orgId', target_org::text, 'userId', target_user::text, 'body', body)
  end;
  number bigint;
begin
  if own is not null and own <> target_org and not exists (
    select from public.product_warehouse sent
    where sent.org_id = target_org and sent.warehouse_id = any (public.current_warehouse_ids())
  ) then
    raise exception 'a push to another organisation' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(note::text) < 7800 then
    perform pg_notify('lading_push', note::text);
  else
    insert into public.push_note (note) values (note) returning push_note_id into number;
    perform pg_notify('lading_push', json_build_object('noteId', number::text)::text);
  end if;
end $$;
grant execute on function announce_push, enqueue_job to lading_warehouse;
