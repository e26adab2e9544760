-- One ledger of money (decision D17): double entry, added to and never changed. Every transaction sums to zero in each currency,
-- which the database itself holds at its commit; a wrong one is reversed by another.

create table wallet (
  wallet_id bigint generated always as identity (start with 70001) primary key,
  org_id bigint not null references organisation,
  kind text not null check (kind in ('postage', 'warehouse')),
  warehouse_id bigint references warehouse,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units. What may be spent, and what is set aside for purchases under way; both are moved by entries alone.
  available bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- How far `available` may fall below zero by purchases; adjustments may take it lower.
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- Below this the owners are told; null: they are not.
  low_balance bigint check (low_balance >= 0),
  created_at timestamptz not null default now(),
  check ((kind = 'warehouse') = (warehouse_id is not null)),
  unique nulls not distinct (org_id, kind, warehouse_id, currency)
);
call isolate_by_organisation('wallet');
revoke delete on wallet from lading_tenant, lading_system;

create table ledger_transaction (
  transaction_id bigint generated always as identity (start with 60001) primary key,
  org_id bigint not null references organisation,
  kind text not null check (kind in
    ('top-up', 'hold', 'release', 'purchase', 'void', 'adjustment', 'dispute', 'fee', 'withdrawal', 'reversal')),
  -- What makes it happen once: of a purchase the caller's key, of a void the label, of a top-up the payment.
  key text not null,
  -- Of what was asked for: the same key with another request is a conflict.
  request_hash text not null,
  -- What it is for, such as a label purchase, and its id: every amount leads back to its cause.
  cause_kind text not null,
  cause_id text not null,
  detail jsonb not null default '{}',
  reverses bigint references ledger_transaction,
  created_at timestamptz not null default now(),
  unique (org_id, kind, key)
);
create unique index ledger_reversed_once on ledger_transaction (reverses);
create index ledger_by_cause on ledger_transaction (org_id, cause_kind, cause_id);
create index ledger_by_time on ledger_transaction (org_id, created_at desc, transaction_id desc);
call isolate_by_organisation('ledger_transaction');
revoke update, delete on ledger_transaction from lading_tenant, lading_system;

create table ledger_entry (
  entry_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  transaction_id bigint not null references ledger_transaction,
  account text not null check (account in
    ('wallet', 'held', 'carrier-payable', 'carrier-refund-receivable', 'insurance', 'markup', 'cash', 'adjustment', 'rounding')),
  -- The wallet that `wallet` and `held` are of.
  wallet_id bigint references wallet,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Minor units; what comes to the account is positive.
  amount bigint not null check (amount <> 0),
  -- Of account `wallet`: what was available after this entry. Set by the trigger below, whatever is given.
  balance_after bigint,
  check ((account in ('wallet', 'held')) = (wallet_id is not null))
);
create unique index ledger_entry_once_a_wallet on ledger_entry (transaction_id, wallet_id, account) where wallet_id is not null;
create index ledger_entry_of_transaction on ledger_entry (transaction_id);
create index ledger_entry_of_wallet on ledger_entry (wallet_id, entry_id desc) where wallet_id is not null;
call isolate_by_organisation('ledger_entry');
revoke update, delete on ledger_entry from lading_tenant, lading_system;

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where transaction_id = new.transaction_id) then
    raise exception 'ledger transaction % has no entry', new.transaction_id using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_entry where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_sums_to_zero after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_sums_to_zero();
-- An entry that is added to an earlier transaction is found too.
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

create function move_wallet_balance() returns trigger language plpgsql as $$
declare
  now_available bigint;
begin
  update wallet set
    available = available + case when new.account = 'wallet' then new.amount else 0 end,
    held = held + case when new.account = 'held' then new.amount else 0 end
  where wallet_id = new.wallet_id and org_id = new.org_id and currency = new.currency
  returning available into now_available;
  if not found then
    raise exception 'wallet % is not one of this organisation and currency', new.wallet_id using errcode = 'foreign_key_violation';
  end if;
  new.balance_after := case when new.account = 'wallet' then now_available end;
  return new;
end $$;
create trigger entry_moves_balance before insert on ledger_entry
  for each row when (new.wallet_id is not null) execute function move_wallet_balance();

-- A balance is moved from within `move_wallet_balance` and by nothing else.
create function refuse_balance_edit() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and (new.available <> old.available or new.held <> old.held) then
    raise exception 'a balance is moved by ledger entries' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger balance_is_not_edited before update on wallet for each row execute function refuse_balance_edit();
create function refuse_opening_balance() returns trigger language plpgsql as $$
begin
  if new.available <> 0 or new.held <> 0 then
    raise exception 'a wallet opens empty' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger wallet_opens_empty before insert on wallet for each row execute function refuse_opening_balance();

-- Money set aside for a purchase, resolved once: posted in part or whole, or released.
create table wallet_hold (
  hold_id bigint generated always as identity (start with 50001) primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'HELD' check (state in ('HELD', 'POSTED', 'RELEASED')),
  cause_kind text not null,
  cause_id text not null,
  placed_by bigint not null unique references ledger_transaction,
  resolved_by bigint unique references ledger_transaction,
  created_at timestamptz not null default now(),
  check ((state = 'HELD') = (resolved_by is null))
);
create index wallet_hold_open on wallet_hold (created_at) where state = 'HELD';
create index wallet_hold_of_wallet on wallet_hold (wallet_id) where state = 'HELD';
call isolate_by_organisation('wallet_hold');
revoke delete on wallet_hold from lading_tenant, lading_system;

-- Money that a carrier is expected to give back, such as for a voided label: shown as pending, and credited once it is confirmed.
create table expected_credit (
  expected_credit_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'CREDITED', 'REFUSED')),
  cause_kind text not null,
  cause_id text not null,
  expected_on date,
  transaction_id bigint references ledger_transaction,
  created_at timestamptz not null default now(),
  check ((state = 'CREDITED') = (transaction_id is not null)),
  unique (org_id, cause_kind, cause_id)
);
create index expected_credit_of_wallet on expected_credit (wallet_id) where state = 'PENDING';
call isolate_by_organisation('expected_credit');
revoke delete on expected_credit from lading_tenant, lading_system;

-- Money on its way into a wallet: a bank transfer that an operator confirms, or the demo's payment page.
create table payment (
  payment_id bigint generated always as identity (start with 40001) primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  currency text not null,
  amount bigint not null check (amount > 0),
  method text not null check (method in ('bank-transfer', 'demo')),
  state text not null default 'PENDING' check (state in ('PENDING', 'PAID', 'CANCELLED')),
  -- What the payer writes on the transfer.
  reference text not null unique,
  transaction_id bigint references ledger_transaction,
  asked_by bigint references person,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'PAID') = (transaction_id is not null))
);
create index payment_of_wallet on payment (wallet_id, payment_id desc);
create index payment_pending on payment (created_at) where state = 'PENDING';
call isolate_by_organisation('payment');
revoke delete on payment from lading_tenant, lading_system;
