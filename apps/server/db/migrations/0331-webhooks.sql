-- Reports of changes to programs of organizations (decision 0071). The database itself notes each change in the transaction that makes it,
-- whoever makes it, and only where a webhook listens for it.
create table webhook (
  webhook_id bigint generated always as identity (start with 9301) primary key,
  org_id bigint not null references organisation,
  url text not null,
  events text[] not null,
  -- Sealed; the one before signs too until its time.
  secret_sealed text not null,
  previous_sealed text,
  previous_until timestamptz,
  is_on boolean not null default true,
  stop text check (stop in ('OWNER', 'FAILING')),
  created_by bigint references person on delete set null,
  created_at timestamptz not null,
  last_success_at timestamptz,
  failing_since timestamptz,
  check (is_on = (stop is null))
);
create index webhook_of on webhook (org_id) where is_on;
call isolate_by_organisation('webhook');

create table webhook_delivery (
  delivery_id bigint generated always as identity (start with 93000001) primary key,
  org_id bigint not null references organisation,
  webhook_id bigint not null references webhook on delete cascade,
  event text not null,
  subject_id bigint not null,
  data jsonb not null,
  -- What happens to one record in one transaction is one event.
  change xid8 not null default pg_current_xact_id(),
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  -- Failed attempts since it was last asked for; `attempts` holds all.
  tries integer not null default 0,
  attempts jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- Null: at once. A worker that takes it moves this on, so that nobody else takes it meanwhile.
  next_at timestamptz,
  ended_at timestamptz
);
create unique index webhook_delivery_once on webhook_delivery (webhook_id, event, subject_id, change);
create index webhook_delivery_recent on webhook_delivery (webhook_id, delivery_id desc);
create index webhook_delivery_waiting on webhook_delivery (org_id, delivery_id) where state = 'WAITING';
create index webhook_delivery_age on webhook_delivery (created_at);
call isolate_by_organisation('webhook_delivery');

create function queue_webhooks(owner bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  select enqueue_job('integrations.deliver', json_build_object('orgId', owner::text), 'webhooks-' || owner, 3, 0, owner)
$$;
revoke all on function queue_webhooks from public;

-- Puts events on their way to the webhooks that listen.
create function note_webhook_events(owner bigint, what text, subjects bigint[], datas jsonb[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into webhook_delivery (org_id, webhook_id, event, subject_id, data)
  select owner, w.webhook_id, what, one.subject, (array_agg(one.data order by one.at desc))[1]
  from webhook w cross join unnest(subjects, datas) with ordinality as one (subject, data, at)
  where w.org_id = owner and w.is_on and what = any (w.events)
  group by w.webhook_id, one.subject
  order by min(one.at)
  on conflict (webhook_id, event, subject_id, change) do update set data = excluded.data;
  if found then perform queue_webhooks(owner); end if;
end $$;
revoke all on function note_webhook_events from public;

create function note_orders_for_webhooks() returns trigger
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
      where to_jsonb(c) - 'updated_at' is distinct from to_jsonb(e) - 'updated_at'
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
create trigger webhooks_new after insert on customer_order
  referencing new table as changed for each statement execute function note_orders_for_webhooks();
create trigger webhooks_changed after update on customer_order
  referencing new table as changed old table as earlier for each statement execute function note_orders_for_webhooks();

create function note_label_for_webhooks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_webhook_events(
    new.org_id, tg_argv[0], array[new.shipment_id],
    array[jsonb_build_object('shipmentId', new.shipment_id::text, 'purchaseId', new.purchase_id::text)]);
  return null;
end $$;
create trigger webhooks_bought after update of state on label_purchase for each row
  when (old.state <> 'BOUGHT' and new.state = 'BOUGHT') execute function note_label_for_webhooks('label.bought');
create trigger webhooks_voided_at_once after insert on label_void for each row
  when (new.state in ('ACCEPTED', 'REFUNDED')) execute function note_label_for_webhooks('label.voided');
create trigger webhooks_voided after update of state on label_void for each row
  when (old.state not in ('ACCEPTED', 'REFUNDED') and new.state in ('ACCEPTED', 'REFUNDED')) execute function note_label_for_webhooks('label.voided');

create function note_tracking_for_webhooks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if not exists (select from webhook where is_on) then return null; end if;
  for one in
    select org_id, array_agg(shipment_id order by happened_at) as subjects,
      array_agg(jsonb_build_object('shipmentId', shipment_id::text, 'trackingNumber', tracking_number, 'status', status)
        order by happened_at) as datas
    from changed group by org_id
  loop
    perform note_webhook_events(one.org_id, 'tracking.changed', one.subjects, one.datas);
  end loop;
  return null;
end $$;
create trigger webhooks_new after insert on tracking_event
  referencing new table as changed for each statement execute function note_tracking_for_webhooks();

-- What happens in a warehouse: to what it happens, and to the stock of products. `org_id` is the client's.
create function note_warehouse_for_webhooks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_webhook_events(
    new.org_id, new.subject_kind || '.changed', array[new.subject_id],
    array[jsonb_build_object('id', new.subject_id::text, 'event', new.kind, 'warehouseId', new.warehouse_id::text)]);
  return null;
end $$;
create trigger webhooks_new after insert on wms_event for each row
  when (new.subject_kind <> 'product') execute function note_warehouse_for_webhooks();

create function note_stock_for_webhooks() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if not exists (select from webhook where is_on) then return null; end if;
  for one in
    select org_id, array_agg(product_id order by move_id) as subjects,
      array_agg(jsonb_build_object('productId', product_id::text, 'warehouseId', warehouse_id::text) order by move_id) as datas
    from changed group by org_id
  loop
    perform note_webhook_events(one.org_id, 'stock.changed', one.subjects, one.datas);
  end loop;
  return null;
end $$;
create trigger webhooks_new after insert on stock_move
  referencing new table as changed for each statement execute function note_stock_for_webhooks();
