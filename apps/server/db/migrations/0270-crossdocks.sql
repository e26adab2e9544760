-- Cartons that go straight through a warehouse (warehouse design, a and b). They are no stock: they are
-- counted by destination as they come and as they leave; each count is an event, and a trigger keeps it on the line of its payload.

do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'search_record_kind_check');
begin
  alter table search_record drop constraint search_record_kind_check;
  execute format('alter table search_record add constraint search_record_kind_check check (%s or kind = %L)',
    substring(kept from 'CHECK (.*)$'), 'crossdock');
end $$;

create table crossdock (
  crossdock_id bigint generated always as identity (start with 760001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  crossdock_no text generated always as ('CD' || crossdock_id) stored,
  -- The client's own number.
  client_ref text not null check (client_ref <> ''),
  status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'ARRIVED', 'IN_PROGRESS', 'CLOSED', 'CANCELLED')),
  delivery text not null check (delivery in ('PARCEL', 'PALLET', 'LTL', '20GP', '40GP', '40HQ', '45HQ')),
  tracking text,
  eta date,
  remark text,
  version integer not null default 1,
  search_body text not null default '',
  created_at timestamptz not null default now(),
  arrived_at timestamptz,
  closed_at timestamptz,
  unique (org_id, warehouse_id, client_ref)
);
create index crossdock_recent on crossdock (org_id, created_at, crossdock_id);
create index crossdock_status on crossdock (org_id, status, created_at, crossdock_id);
create index crossdock_number on crossdock (org_id, crossdock_no, crossdock_id);
create index crossdock_eta on crossdock (org_id, eta, crossdock_id);
create index crossdock_of_warehouse on crossdock (warehouse_id, status, eta, crossdock_id);
call keep_for_warehouse('crossdock');
grant insert, update on crossdock to lading_tenant;
grant update (status, version, arrived_at, closed_at) on crossdock to lading_warehouse;
call search_by_own_text('crossdock', 'crossdock', 'crossdock_id');

create table crossdock_line (
  line_id bigint generated always as identity (start with 765001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  crossdock_id bigint not null references crossdock,
  line_no integer not null,
  destination text not null check (destination <> ''),
  reference text,
  cartons integer not null check (cartons > 0),
  received integer not null default 0 check (received >= 0),
  dispatched integer not null default 0 check (dispatched >= 0),
  -- What has left had come.
  check (dispatched <= received),
  unique (crossdock_id, line_no)
);
call keep_for_warehouse('crossdock_line');
grant insert (org_id, warehouse_id, crossdock_id, line_no, destination, reference, cartons), delete on crossdock_line to lading_tenant;

-- A client of a warehouse may have sent it cartons and no product.
create policy crossdocks_at_warehouse on organisation for select to lading_warehouse
  using (exists (select from crossdock c where c.org_id = organisation.org_id));
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
    union all
    select from public.crossdock c where c.org_id = target_org and c.warehouse_id = any (public.current_warehouse_ids())
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

-- Counts cartons that came or left on their line, and takes them back with the reversal.
create function count_on_crossdock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  report wms_event := new;
  moved integer;
begin
  if new.reverses_id is not null then
    select * into report from wms_event e where e.event_id = new.reverses_id;
  end if;
  if report.payload->>'lineId' is null then return null; end if;
  moved := (report.payload->>'quantity')::integer * case when new.reverses_id is null then 1 else -1 end;
  begin
    update crossdock_line l set
      received = l.received + case report.kind when 'crossdock.received' then moved else 0 end,
      dispatched = l.dispatched + case report.kind when 'crossdock.dispatched' then moved else 0 end
    where l.line_id = (report.payload->>'lineId')::bigint and l.crossdock_id = new.subject_id and l.warehouse_id = new.warehouse_id;
    if not found then raise exception 'no such line of a crossdock' using errcode = 'LW005'; end if;
  exception when check_violation then
    raise exception 'cartons of line % have left', report.payload->>'lineId' using errcode = 'LW001';
  end;
  return null;
end $$;

-- What must be true of crossdocks: what their lines count is what events report.
create function check_crossdocks() returns table (finding text, org_id bigint, warehouse_id bigint, product_id bigint, told numeric, is numeric)
language sql stable as $$
  select 'crossdock-lines-against-events ' || k.kind, l.org_id, l.warehouse_id, null::bigint,
    case k.kind when 'crossdock.received' then l.received else l.dispatched end, coalesce(e.qty, 0)
  from crossdock_line l cross join (values ('crossdock.received'), ('crossdock.dispatched')) k (kind)
    left join lateral (
      select sum((v.payload->>'quantity')::integer) as qty from wms_event v
      where v.subject_kind = 'crossdock' and v.subject_id = l.crossdock_id and v.kind = k.kind
        and v.payload->>'lineId' = l.line_id::text and not exists (select from wms_event r where r.reverses_id = v.event_id)) e on true
  where coalesce(e.qty, 0) <> case k.kind when 'crossdock.received' then l.received else l.dispatched end
$$;

grant create on schema public to lading_stock;
alter function count_on_crossdock() owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function count_on_crossdock(), check_crossdocks() from public;
grant execute on function check_crossdocks() to lading_system;
create trigger count_on_crossdock after insert on wms_event
  for each row when (new.subject_kind = 'crossdock') execute function count_on_crossdock();
