-- Work that a client orders on its goods (warehouse design, a and b; decision 0059): kits put together or taken apart, units relabeled,
-- repacked or disposed of. Each report of the floor is an event with its moves, and its units stand on the line of the event's payload.

do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'search_record_kind_check');
begin
  alter table search_record drop constraint search_record_kind_check;
  execute format('alter table search_record add constraint search_record_kind_check check (%s or kind = %L)',
    substring(kept from 'CHECK (.*)$'), 'work-order');
end $$;

create table work_order (
  work_order_id bigint generated always as identity (start with 740001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  work_order_no text generated always as ('WO' || work_order_id) stored,
  -- The client's own number.
  client_ref text not null check (client_ref <> ''),
  kind text not null check (kind in ('KIT', 'UNKIT', 'RELABEL', 'REPACK', 'DISPOSE')),
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'IN_PROGRESS', 'DONE', 'REJECTED', 'CANCELLED')),
  instructions text,
  -- What it was expected to cost when it was ordered, in 10^-6 of the currency; null where no card covered it.
  estimated_micros bigint,
  currency text,
  version integer not null default 1,
  search_body text not null default '',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((estimated_micros is null) = (currency is null)),
  unique (org_id, warehouse_id, client_ref)
);
create index work_order_recent on work_order (org_id, created_at, work_order_id);
create index work_order_status on work_order (org_id, status, created_at, work_order_id);
create index work_order_number on work_order (org_id, work_order_no, work_order_id);
create index work_order_of_warehouse on work_order (warehouse_id, status, work_order_id);
call keep_for_warehouse('work_order');
grant insert, update on work_order to lading_tenant;
grant update (status, version, started_at, ended_at) on work_order to lading_warehouse;
call search_by_own_text('work_order', 'work-order', 'work_order_id');

create table work_order_line (
  line_id bigint generated always as identity (start with 745001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  work_order_id bigint not null references work_order,
  line_no integer not null,
  product_id bigint not null references product,
  condition text not null default 'GOOD' check (condition in ('GOOD', 'DAMAGED')),
  planned integer not null check (planned > 0),
  done integer not null default 0 check (done between 0 and planned),
  unique (work_order_id, line_no)
);
create index work_order_line_product on work_order_line (product_id);
call keep_for_warehouse('work_order_line');
grant insert (org_id, warehouse_id, work_order_id, line_no, product_id, condition, planned), delete on work_order_line to lading_tenant;

-- What one unit of a kit is made of, as it was when the work was ordered.
create table work_order_part (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  line_id bigint not null references work_order_line on delete cascade,
  product_id bigint not null references product,
  per_unit integer not null check (per_unit > 0),
  primary key (line_id, product_id)
);
create index work_order_part_product on work_order_part (product_id);
call keep_for_warehouse('work_order_part');
grant insert on work_order_part to lading_tenant;

-- Counts the units of a report on its line, and takes them back with its reversal.
create function count_on_work_order() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  report wms_event := new;
  units integer;
begin
  if new.reverses_id is not null then
    select * into report from wms_event e where e.event_id = new.reverses_id;
  end if;
  if report.payload->>'lineId' is null then return null; end if;
  units := (report.payload->>'quantity')::integer * case when new.reverses_id is null then 1 else -1 end;
  update work_order_line l set done = l.done + units
  where l.line_id = (report.payload->>'lineId')::bigint and l.work_order_id = new.subject_id and l.warehouse_id = new.warehouse_id;
  if not found then raise exception 'no such line of a work order' using errcode = 'LW005'; end if;
  return null;
end $$;

-- What must be true of work orders: what came from and went to assembly and scrap is what their lines count.
create function check_work_orders() returns table (finding text, org_id bigint, warehouse_id bigint, product_id bigint, told numeric, is numeric)
language sql stable as $$
  with expected as (
    select w.work_order_id, w.org_id, w.warehouse_id, g.product_id, sum(g.qty) as qty
    from work_order w join work_order_line l using (work_order_id) cross join lateral (
      select l.product_id, l.done * case w.kind when 'KIT' then -1 when 'UNKIT' then 1 when 'DISPOSE' then 1 else 0 end as qty
      union all
      select p.product_id, l.done * p.per_unit * case w.kind when 'KIT' then 1 else -1 end
      from work_order_part p where p.line_id = l.line_id
    ) g group by 1, 2, 3, 4
  ), moved as (
    select e.subject_id as work_order_id, m.org_id, m.warehouse_id, m.product_id,
      sum(case when m.to_bucket in ('ASSEMBLY', 'SCRAP') then m.qty when m.from_bucket in ('ASSEMBLY', 'SCRAP') then -m.qty else 0 end) as qty
    from stock_move m join wms_event e using (event_id) where e.subject_kind = 'work-order' group by 1, 2, 3, 4
  )
  select 'work-order-lines-against-moves', org_id, warehouse_id, product_id, coalesce(expected.qty, 0), coalesce(moved.qty, 0)
  from expected full join moved using (work_order_id, org_id, warehouse_id, product_id)
  where coalesce(expected.qty, 0) <> coalesce(moved.qty, 0)
$$;

grant create on schema public to lading_stock;
alter function count_on_work_order() owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function count_on_work_order(), check_work_orders() from public;
grant execute on function check_work_orders() to lading_system;
create trigger count_on_work_order after insert on wms_event
  for each row when (new.subject_kind = 'work-order') execute function count_on_work_order();
