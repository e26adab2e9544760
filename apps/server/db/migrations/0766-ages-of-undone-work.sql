-- Work that took units of a product from several bins, when undone, gave all of them the age of the oldest: each move of the reversal looked at
-- everything that the reversed event had used. What earlier moves of the same reversal have restored is now left out. Only ages were wrong,
-- which storage is charged by; no unit was.

create or replace function move_layers(event bigint, reversed bigint, target_org bigint, target_warehouse bigint, product bigint, goods_lot bigint, change integer, today date)
returns void language plpgsql as $$
declare
  rest integer := abs(change);
  part integer;
  found_layer record;
begin
  if change > 0 then
    for found_layer in
      select used.received_on, used.qty - coalesce(restored.qty, 0) as qty
      from (
        select l.received_on, sum(u.qty)::integer as qty from stock_layer_use u join stock_layer l using (layer_id)
        where reversed is not null and u.event_id = reversed and l.product_id = product and l.lot_id is not distinct from goods_lot
        group by 1
      ) used left join (
        select l.received_on, sum(l.qty)::integer as qty from stock_layer l
        where l.event_id = event and l.product_id = product and l.lot_id is not distinct from goods_lot
        group by 1
      ) restored on restored.received_on = used.received_on
      where used.qty > coalesce(restored.qty, 0)
      order by used.received_on
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
