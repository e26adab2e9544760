-- What a warehouse charges its clients (warehouse design, a; decision 0055): rate cards by version, one rating for each event, charges with
-- what they were computed from, and what of them was taken from the client's wallet. Jobs rate as `lading_system`; nobody edits a charge.

alter table ledger_entry drop constraint ledger_entry_account_check, add constraint ledger_entry_account_check check (account in
  ('wallet', 'held', 'carrier-payable', 'carrier-refund-receivable', 'insurance', 'markup', 'cash', 'adjustment', 'rounding',
   'warehouse-payable'));

-- `org_id` is the provider. A published card is valid from its day until the next one begins, and never changes.
create table rate_card (
  card_id bigint generated always as identity (start with 690001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  -- Null: of every client that has no card of its own.
  client_org_id bigint references organisation,
  card_name text not null check (card_name <> ''),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  valid_from date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rules jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  check ((status = 'PUBLISHED') = (published_at is not null))
);
create unique index rate_card_valid_from on rate_card (warehouse_id, client_org_id, valid_from) nulls not distinct
  where status = 'PUBLISHED';
call keep_for_warehouse('rate_card');
grant insert, update, delete on rate_card to lading_warehouse;
create policy of_connected_warehouse on rate_card for select to lading_tenant
  using (status = 'PUBLISHED' and (client_org_id is null or client_org_id = (select current_org_id()))
    and warehouse_id in (select c.warehouse_id from warehouse_connection c));

create function keep_published_card() returns trigger language plpgsql as $$
begin
  if old.status = 'PUBLISHED' then
    raise exception 'a published rate card does not change' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger published_card_stays before update or delete on rate_card for each row execute function keep_published_card();

-- The card of a client on a day; its own before the one of all.
create function rate_card_on(at_warehouse bigint, client bigint, on_day date) returns setof rate_card language sql stable as $$
  select r.* from rate_card r
  where r.warehouse_id = at_warehouse and r.status = 'PUBLISHED' and r.valid_from <= on_day
    and (r.client_org_id is null or r.client_org_id = client)
  order by r.client_org_id is null, r.valid_from desc limit 1
$$;

-- One for each event. What was not rated for want of a card may be rated later; what was charged stays.
create table event_rating (
  event_id bigint primary key references wms_event,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  outcome text not null check (outcome in ('CHARGED', 'FREE', 'UNRATED')),
  reason text not null,
  card_id bigint references rate_card,
  day date not null,
  rated_at timestamptz not null
);
create index event_rating_of_client on event_rating (org_id, warehouse_id, outcome, event_id);
call keep_for_warehouse('event_rating');
grant update on event_rating to lading_system;
create function keep_charged_rating() returns trigger language plpgsql as $$
begin
  if old.outcome <> 'UNRATED' then
    raise exception 'what is rated stays' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger charged_rating_stays before update on event_rating for each row execute function keep_charged_rating();

-- Storage of a span of days, rated once; spans of a client in a warehouse follow each other.
create table storage_run (
  run_id bigint generated always as identity (start with 710001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  outcome text not null check (outcome in ('CHARGED', 'FREE', 'UNRATED')),
  card_id bigint references rate_card,
  rated_at timestamptz not null,
  unique (org_id, warehouse_id, from_day),
  unique (org_id, warehouse_id, to_day)
);
call keep_for_warehouse('storage_run');
grant update on storage_run to lading_system;
create trigger charged_run_stays before update on storage_run for each row when (old.outcome <> 'UNRATED')
  execute function keep_charged_rating();

create table charge (
  charge_id bigint generated always as identity (start with 720001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  event_id bigint references wms_event,
  run_id bigint references storage_run,
  -- Of an event or a run with several charges.
  part integer not null,
  fee text not null,
  card_id bigint not null references rate_card,
  rule_no integer not null,
  day date not null,
  product_id bigint references product,
  quantity numeric not null,
  amount numeric(18, 6) not null,
  currency text not null,
  -- What it was computed from: the rule, the counts, the measures of the day.
  inputs jsonb not null,
  -- Charges of one key are taken from the wallet together.
  posting_key text not null,
  -- The charge that it takes back.
  reverses_id bigint unique references charge,
  created_at timestamptz not null,
  check (num_nonnulls(event_id, run_id) = 1),
  unique nulls not distinct (event_id, run_id, part)
);
create index charge_of_client on charge (org_id, warehouse_id, day, charge_id);
create index charge_of_warehouse on charge (warehouse_id, day, charge_id);
create index charge_posting_key on charge (org_id, posting_key);
call keep_for_warehouse('charge');

-- What of charges was taken from, or given back to, the client's wallet; the ledger has it under the same key.
create table charge_posting (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  posting_key text not null,
  day date not null,
  minor bigint not null,
  posted_at timestamptz not null,
  primary key (org_id, posting_key)
);
call keep_for_warehouse('charge_posting');
grant insert on charge_posting to lading_tenant;

-- What staff may do when a client's wallet is short as an order is released, and in how many days an invoice is due.
create table billing_terms (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  when_short text not null default 'WARN' check (when_short in ('WARN', 'BLOCK')),
  due_days integer not null default 14 check (due_days between 0 and 120),
  primary key (org_id, warehouse_id)
);
call keep_for_warehouse('billing_terms');
grant insert, update on billing_terms to lading_warehouse;

-- The wallet of a client with a warehouse, for both of them: staff see no ledger.
create function warehouse_balance(client bigint, at_warehouse bigint) returns table (currency text, available bigint, held bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.currency, w.available, w.held from wallet w
  where w.org_id = client and w.kind = 'warehouse' and w.warehouse_id = at_warehouse
    and (client = current_org_id() or stock_is_ours(at_warehouse))
$$;
grant create on schema public to lading_system;
alter function warehouse_balance(bigint, bigint) owner to lading_system;
revoke create on schema public from lading_system;
revoke all on function warehouse_balance(bigint, bigint) from public;
grant execute on function warehouse_balance(bigint, bigint) to lading_tenant, lading_warehouse, lading_system;

-- Events that wait for their rating: found without a look at all that ever happened.
create table event_to_rate (
  event_id bigint primary key references wms_event,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse
);
call keep_for_warehouse('event_to_rate');
grant delete on event_to_rate to lading_system;
insert into event_to_rate select event_id, org_id, warehouse_id from wms_event;
create function await_rating() returns trigger language plpgsql as $$
begin
  insert into event_to_rate values (new.event_id, new.org_id, new.warehouse_id);
  return null;
end $$;
create trigger event_awaits_rating after insert on wms_event for each row execute function await_rating();
