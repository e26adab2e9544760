-- Invoices of warehouses to their clients (warehouse design, a; decision 0057). An invoice lists charges that were taken from the client's
-- wallet; a charge is on one document only. What is issued never changes: it is credited by reversals of its charges.

create table invoice (
  invoice_id bigint generated always as identity (start with 730001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  provider_org_id bigint not null references organisation,
  status text not null default 'DRAFT' check (status in ('DRAFT', 'ISSUED', 'VOID')),
  invoice_no text,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was taken from the wallet for its charges.
  minor bigint not null default 0,
  -- As the parties were called.
  provider_name text not null,
  client_name text not null,
  warehouse_name text not null,
  drafted_at timestamptz not null,
  issued_at timestamptz,
  issued_on date,
  due_on date,
  voided_at timestamptz,
  unique (provider_org_id, invoice_no),
  check ((status = 'ISSUED') = (num_nonnulls(invoice_no, issued_at, issued_on, due_on) = 4)),
  check ((status = 'VOID') = (voided_at is not null))
);
create unique index invoice_period on invoice (org_id, warehouse_id, from_day, to_day) where status <> 'VOID';
create index invoice_of_warehouse on invoice (warehouse_id, to_day, invoice_id);
call keep_for_warehouse('invoice');
grant insert, update on invoice to lading_warehouse;
-- A client sees what was issued.
create policy issued_only on invoice as restrictive for select to lading_tenant using (status = 'ISSUED');

create table invoice_line (
  invoice_id bigint not null references invoice,
  line_no integer not null,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  -- Null: the difference between exact amounts and the cents that were taken.
  fee text,
  charges integer not null,
  quantity numeric not null,
  amount numeric(18, 6) not null,
  minor bigint not null,
  primary key (invoice_id, line_no)
);
call keep_for_warehouse('invoice_line');
grant insert, delete on invoice_line to lading_warehouse;
create policy issued_only on invoice_line as restrictive for select to lading_tenant
  using (invoice_id in (select i.invoice_id from invoice i));

create table invoice_dispute (
  dispute_id bigint generated always as identity (start with 735001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  invoice_id bigint not null,
  line_no integer not null,
  -- Null: every charge of the line.
  charge_ids bigint[],
  reason text not null check (reason <> ''),
  status text not null default 'OPEN' check (status in ('OPEN', 'CREDITED', 'DECLINED')),
  answer text,
  opened_at timestamptz not null,
  answered_at timestamptz,
  foreign key (invoice_id, line_no) references invoice_line,
  check ((status = 'OPEN') = (answered_at is null))
);
create unique index invoice_dispute_open on invoice_dispute (invoice_id, line_no) where status = 'OPEN';
create index invoice_dispute_of_line on invoice_dispute (invoice_id, line_no);
call keep_for_warehouse('invoice_dispute');
grant insert (org_id, warehouse_id, invoice_id, line_no, charge_ids, reason, opened_at) on invoice_dispute to lading_tenant;
grant update (status, answer, answered_at) on invoice_dispute to lading_warehouse;

create table credit_note (
  credit_note_id bigint generated always as identity (start with 740001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  provider_org_id bigint not null references organisation,
  invoice_id bigint not null references invoice,
  dispute_id bigint not null unique references invoice_dispute,
  credit_note_no text not null,
  -- What is given back to the wallet.
  minor bigint not null,
  issued_on date not null,
  unique (provider_org_id, credit_note_no)
);
create index credit_note_of_invoice on credit_note (invoice_id);
call keep_for_warehouse('credit_note');
grant insert on credit_note to lading_warehouse;

-- The one document that a charge is on.
create table billed_charge (
  charge_id bigint primary key references charge,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  invoice_id bigint references invoice,
  credit_note_id bigint references credit_note,
  check (num_nonnulls(invoice_id, credit_note_id) = 1)
);
create index billed_charge_invoice on billed_charge (invoice_id);
create index billed_charge_credit_note on billed_charge (credit_note_id);
call keep_for_warehouse('billed_charge');
grant insert, delete on billed_charge to lading_warehouse;
create policy issued_only on billed_charge as restrictive for select to lading_tenant
  using (invoice_id is null or invoice_id in (select i.invoice_id from invoice i));

create function keep_issued_invoice() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' then
    raise exception 'an issued or voided invoice does not change' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger issued_invoice_stays before update on invoice for each row execute function keep_issued_invoice();

create function keep_issued_content() returns trigger language plpgsql as $$
declare
  of_invoice bigint := case tg_op when 'INSERT' then new.invoice_id else old.invoice_id end;
begin
  if not exists (select from invoice i where i.invoice_id = of_invoice and i.status = 'DRAFT') then
    raise exception 'what an invoice holds changes with its draft only' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger issued_lines_stay before insert or update or delete on invoice_line for each row execute function keep_issued_content();
create trigger invoiced_charges_stay before insert on billed_charge for each row when (new.invoice_id is not null)
  execute function keep_issued_content();
create trigger billed_charges_stay before update or delete on billed_charge for each row execute function keep_issued_content();

-- Staff write no charges but the opposite of one that is there.
grant insert on charge to lading_warehouse;
create policy staff_reverse_only on charge as restrictive for insert to lading_warehouse with check (reverses_id is not null);
create function keep_reversal_opposite() returns trigger language plpgsql as $$
begin
  if not exists (select from charge c where c.charge_id = new.reverses_id and c.org_id = new.org_id and c.warehouse_id = new.warehouse_id
      and c.fee = new.fee and c.currency = new.currency and c.amount = -new.amount and c.reverses_id is null) then
    raise exception 'a reversal is the opposite of a charge' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger reversal_is_opposite before insert on charge for each row when (new.reverses_id is not null)
  execute function keep_reversal_opposite();

-- Numbers of a provider, without gaps: whoever takes one holds the row until the document is on record.
create table invoice_number (
  provider_org_id bigint not null references organisation,
  kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  taken bigint not null,
  primary key (provider_org_id, kind)
);
call keep_for_system('invoice_number');

create function next_invoice_number(at_warehouse bigint, of_kind text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
begin
  if not stock_is_ours(at_warehouse) then
    raise exception 'not a warehouse of this organization' using errcode = 'LW005';
  end if;
  insert into invoice_number as n (provider_org_id, kind, taken)
    select w.provider_org_id, of_kind, 1 from warehouse w where w.warehouse_id = at_warehouse
    on conflict (provider_org_id, kind) do update set taken = n.taken + 1 returning n.taken into given;
  return given;
end $$;
grant create on schema public to lading_system;
alter function next_invoice_number(bigint, text) owner to lading_system;
revoke create on schema public from lading_system;
revoke all on function next_invoice_number(bigint, text) from public;
grant execute on function next_invoice_number(bigint, text) to lading_warehouse;
