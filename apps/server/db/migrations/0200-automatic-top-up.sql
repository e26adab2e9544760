-- Alerts about a low balance, and top-ups that a wallet asks for by itself (decision 0054).

-- What a person agreed to. A row is never edited: a change ends it and adds another.
create table auto_top_up (
  consent_id bigint generated always as identity (start with 41001) primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  -- Minor units of the wallet's currency.
  threshold bigint not null check (threshold >= 0),
  amount bigint not null check (amount > 0),
  monthly_cap bigint not null check (monthly_cap >= amount),
  method text not null,
  -- Whose months the cap counts.
  time_zone text not null,
  consented_by bigint references person on delete set null,
  consented_at timestamptz not null,
  -- Refusals since the last payment that succeeded.
  failures integer not null default 0,
  -- After a payment that left the balance below the threshold, the next fall counts as a crossing.
  is_armed boolean not null default false,
  ended_at timestamptz,
  end_reason text check (end_reason in ('replaced', 'turned-off', 'failed')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index auto_top_up_live on auto_top_up (wallet_id) where ended_at is null;
create index auto_top_up_of_wallet on auto_top_up (wallet_id, consent_id desc);
call isolate_by_organisation('auto_top_up');
revoke delete on auto_top_up from lading_tenant, lading_system;

-- The balance fell from at or above a limit to below it. Each is answered once.
create table wallet_crossing (
  crossing_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  kind text not null check (kind in ('low-balance', 'top-up')),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index wallet_crossing_open on wallet_crossing (created_at) where answered_at is null;
create index wallet_crossing_of_wallet on wallet_crossing (wallet_id);
call isolate_by_organisation('wallet_crossing');
revoke delete on wallet_crossing from lading_tenant, lading_system;

alter table payment add column is_automatic boolean not null default false;

-- One attempt per crossing. It is on record before the payment provider is asked, with the reference that the provider knows it by.
create table auto_top_up_attempt (
  crossing_id bigint primary key references wallet_crossing,
  org_id bigint not null references organisation,
  wallet_id bigint not null references wallet,
  consent_id bigint not null references auto_top_up,
  -- Of an attempt that the monthly cap did not allow there is none.
  payment_id bigint unique references payment,
  amount bigint not null,
  state text not null check (state in ('STARTED', 'PAID', 'REFUSED', 'CAPPED')),
  -- Why the provider refused, in both languages.
  message jsonb,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'CAPPED') = (payment_id is null)),
  check ((state = 'STARTED') = (ended_at is null))
);
create index auto_top_up_attempt_open on auto_top_up_attempt (started_at) where state = 'STARTED';
create index auto_top_up_attempt_of_wallet on auto_top_up_attempt (wallet_id, started_at);
call isolate_by_organisation('auto_top_up_attempt');
revoke delete on auto_top_up_attempt from lading_tenant, lading_system;

-- The database itself sees each crossing, whoever posts; the job answers it after the commit.
create function watch_wallet_limits() returns trigger language plpgsql as $$
declare
  crossed text;
  crossing bigint;
begin
  for crossed in
    select 'low-balance' where old.available >= new.low_balance and new.available < new.low_balance
    union all
    select 'top-up' from auto_top_up
    where wallet_id = new.wallet_id and ended_at is null
      and (old.available >= threshold or is_armed) and new.available < threshold
  loop
    insert into wallet_crossing (org_id, wallet_id, kind) values (new.org_id, new.wallet_id, crossed)
    returning crossing_id into crossing;
    if crossed = 'top-up' then
      update auto_top_up set is_armed = false where wallet_id = new.wallet_id and ended_at is null and is_armed;
    end if;
    perform enqueue_job(
      'funds.answer-crossing', json_build_object('orgId', new.org_id::text, 'crossingId', crossing::text), null, 10, 0, new.org_id
    );
  end loop;
  return null;
end $$;
create trigger wallet_limits_watched after update on wallet
  for each row when (new.available < old.available) execute function watch_wallet_limits();

-- The books of the demo's payment provider, which no organization sees.
create table demo_payment_charge (
  reference text primary key,
  currency text not null,
  amount bigint not null,
  is_paid boolean not null,
  asked_times integer not null default 1
);
call keep_for_system('demo_payment_charge');
