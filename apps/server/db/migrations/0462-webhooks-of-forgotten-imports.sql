-- Imports are forgotten some time after their end, and their orders with them no longer name one: that is no change of the orders.
create or replace function note_orders_for_webhooks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if not exists (select from webhook where is_on) then return null; end if;
  if tg_op = 'INSERT' then
    for one in
      select org_id, array_agg(order_id order by order_id) as subjects,
        array_agg(jsonb_build_object('orderId', order_id::text) order by order_id) as datas
      from changed group by org_id
    loop
      perform note_webhook_events(one.org_id, 'order.created', one.subjects, one.datas);
    end loop;
  else
    for one in
      select c.org_id, array_agg(c.order_id order by c.order_id) as subjects,
        array_agg(jsonb_build_object('orderId', c.order_id::text, 'orderStatus', c.order_status) order by c.order_id) as datas
      from changed c join earlier e using (order_id)
      where to_jsonb(c) - 'updated_at' - 'import_task_id' is distinct from to_jsonb(e) - 'updated_at' - 'import_task_id'
        -- What still happens to an order while it is created belongs to that.
        and not exists (
          select from webhook_delivery d
          where d.org_id = c.org_id and d.state = 'WAITING' and d.event = 'order.created' and d.subject_id = c.order_id
            and d.change = pg_current_xact_id())
      group by c.org_id
    loop
      perform note_webhook_events(one.org_id, 'order.changed', one.subjects, one.datas);
    end loop;
  end if;
  return null;
end $$;
