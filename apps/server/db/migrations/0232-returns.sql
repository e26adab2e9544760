-- Goods that customers send back (warehouse design, a and b). A client announces them, the floor inspects unit by unit and decides where they
-- go; each inspection is an event with its moves, and its counts stand on the line of the event's payload.

create table customer_return (
  return_id bigint generated always as identity (start with 710001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  return_no text generated always as ('RMA' || return_id) stored,
  -- The client's own number.
  client_ref text not null check (client_ref <> ''),
  status text not null default 'AWAITING' check (status in ('AWAITING', 'ARRIVED', 'INSPECTING', 'COMPLETED', 'CANCELLED')),
  reason text not null check (reason in ('UNWANTED', 'DAMAGED', 'WRONG_ITEM', 'UNDELIVERABLE', 'OTHER')),
  order_no text,
  tracking text,
  remark text,
  version integer not null default 1,
  search_body text not null default '',
  created_at timestamptz not null default now(),
  arrived_at timestamptz,
  completed_at timestamptz,
  unique (org_id, warehouse_id, client_ref)
);
create index customer_return_recent on customer_return (org_id, created_at, return_id);
create index customer_return_status on customer_return (org_id, status, created_at, return_id);
create index customer_return_number on customer_return (org_id, return_no, return_id);
create index customer_return_of_warehouse on customer_return (warehouse_id, status, return_id);
call keep_for_warehouse('customer_return');
grant insert, update on customer_return to lading_tenant;
grant update (status, version, arrived_at, completed_at) on customer_return to lading_warehouse;
call search_by_own_text('customer_return', 'return', 'return_id');

create table return_line (
  line_id bigint generated always as identity (start with 715001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  return_id bigint not null references customer_return,
  line_no integer not null,
  product_id bigint not null references product,
  expected integer not null check (expected > 0),
  restocked integer not null default 0 check (restocked >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  disposed integer not null default 0 check (disposed >= 0),
  unique (return_id, line_no)
);
create index return_line_product on return_line (product_id);
call keep_for_warehouse('return_line');
grant insert (org_id, warehouse_id, return_id, line_no, product_id, expected), delete on return_line to lading_tenant;

-- Counts what an inspection found, and takes it back with its reversal.
create function count_on_return() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_event wms_event := new;
  units integer;
begin
  if new.reverses_id is not null then
    select * into found_event from wms_event e where e.event_id = new.reverses_id;
  end if;
  if found_event.kind <> 'return.inspected' then return null; end if;
  units := (found_event.payload->>'quantity')::integer * case when new.reverses_id is null then 1 else -1 end;
  update return_line l set
    restocked = l.restocked + case found_event.payload->>'disposition' when 'RESTOCK' then units else 0 end,
    damaged = l.damaged + case found_event.payload->>'disposition' when 'DAMAGED' then units else 0 end,
    disposed = l.disposed + case found_event.payload->>'disposition' when 'DISPOSE' then units else 0 end
  where l.line_id = (found_event.payload->>'lineId')::bigint and l.return_id = new.subject_id and l.warehouse_id = new.warehouse_id;
  if not found then raise exception 'no such return line' using errcode = 'LW005'; end if;
  return null;
end $$;

-- What must be true of returns: what their lines count is what came back from customers.
create function check_returns() returns table (finding text, org_id bigint, warehouse_id bigint, product_id bigint, told numeric, is numeric)
language sql stable as $$
  select 'return-lines-against-moves', l.org_id, l.warehouse_id, l.product_id, sum(l.restocked + l.damaged + l.disposed), coalesce(min(m.qty), 0)
  from return_line l left join (
    select e.subject_id, m.product_id, sum(case 'CUSTOMER' when m.from_bucket then m.qty when m.to_bucket then -m.qty else 0 end) as qty
    from stock_move m join wms_event e using (event_id) where e.subject_kind = 'return' group by 1, 2) m
    on m.subject_id = l.return_id and m.product_id = l.product_id
  group by l.return_id, l.org_id, l.warehouse_id, l.product_id
  having sum(l.restocked + l.damaged + l.disposed) <> coalesce(min(m.qty), 0)
$$;

grant create on schema public to lading_stock;
alter function count_on_return() owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function count_on_return(), check_returns() from public;
grant execute on function check_returns() to lading_system;
create trigger count_on_return after insert on wms_event
  for each row when (new.subject_kind = 'return') execute function count_on_return();
