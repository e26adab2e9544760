-- The secret that a network issued for signing its tracking reports (decision 0174), sealed like the key and erased with it; null: its reports
-- are proven by the secret in their URL alone.
alter table carrier_account add column report_secret_sealed text
  constraint carrier_account_report_secret_erased check (removed_at is null or report_secret_sealed is null);

-- What the organization agreed with the carriers of the account; null: what is usual.
alter table carrier_account
  add column void_days smallint check (void_days between 1 and 365),
  -- Cubic inches per pound.
  add column divisor smallint check (divisor between 50 and 1000);

-- The label of a return that its carrier bills to the client when it is first scanned: a wallet pays for none of these.
alter table label_purchase add column is_charged_on_scan boolean not null default false;
-- Not validated: no purchase is one yet.
alter table label_purchase add constraint label_purchase_on_scan_without_hold
  check (not is_charged_on_scan or hold_id is null) not valid;
