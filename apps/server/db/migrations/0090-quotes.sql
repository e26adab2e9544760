-- Rates that carriers were asked for (shipping design): what was asked and what they answered, as it was shown. A label is bought from one,
-- and a charge leads back to it.
create table rate_quote (
  quote_id bigint generated always as identity (start with 90001) primary key,
  org_id bigint not null references organisation,
  order_id bigint references customer_order on delete set null,
  request jsonb not null,
  rates jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index rate_quote_expired on rate_quote (expires_at);
create index rate_quote_of_order on rate_quote (order_id);
call isolate_by_organisation('rate_quote');
