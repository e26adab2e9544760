-- The secret that a network issued for signing its tracking reports (decision 0174), sealed like the key and erased with it; null: its reports
-- are proven by the secret in their URL alone.
alter table carrier_account add column report_secret_sealed text
  constraint carrier_account_report_secret_erased check (removed_at is null or report_secret_sealed is null);
