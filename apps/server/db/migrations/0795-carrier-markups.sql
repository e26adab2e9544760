-- What the platform charges on top of the rates of its own carrier accounts (shipping design, "CarrierAccount"; decision 0168). Rows are only
-- added: the newest one of an account applies to quotes from then on, and a quote keeps the line that it was priced with.
create table carrier_markup (
  markup_id bigint generated always as identity primary key,
  -- The platform's accounts have names; those of clients, which have no markup, have numbers.
  account_id text not null check (account_id <> '' and account_id !~ '^[0-9]+$'),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  -- Per package, in minor units.
  fixed bigint not null check (fixed >= 0),
  currency text not null check (currency = 'USD'),
  set_at timestamptz not null
);
create index carrier_markup_of_account on carrier_markup (account_id, markup_id);
call keep_for_system('carrier_markup');
revoke update, delete on carrier_markup from lading_system;

-- Not validated: no purchase has such a line yet.
alter table label_purchase add constraint label_purchase_own_account_without_markup
  check (account_id !~ '^[0-9]+$' or not lines @> '[{"kind": "markup"}]') not valid;
