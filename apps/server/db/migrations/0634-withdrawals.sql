-- Money on its way out of a wallet: held as it is asked for, taken out once an operator has paid it.
create table withdrawal (
  withdrawal_id bigint generated always as identity (start with 45001) primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'PAID', 'REFUSED', 'CANCELLED', 'RETURNED')),
  -- What it is known by on both sides.
  reference text not null unique,
  -- The account that it goes to, bound to the reference; forgotten where nothing was paid.
  account_sealed text,
  account_end text not null check (length(account_end) <= 4),
  hold_id bigint not null unique references wallet_hold,
  transaction_id bigint references ledger_transaction,
  bank_reference text,
  reason text,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state in ('PAID', 'RETURNED')) = (transaction_id is not null)),
  check ((state in ('PAID', 'RETURNED')) = (bank_reference is not null)),
  check ((state in ('PENDING', 'PAID', 'RETURNED')) = (account_sealed is not null)),
  check ((state = 'REFUSED') = (reason is not null)),
  check ((state = 'PENDING') = (settled_at is null))
);
-- One waits at a time.
create unique index withdrawal_waiting on withdrawal (wallet_id) where state = 'PENDING';
create index withdrawal_of_wallet on withdrawal (wallet_id, withdrawal_id desc);
call isolate_by_organisation('withdrawal');
revoke delete on withdrawal from lading_tenant, lading_system;
