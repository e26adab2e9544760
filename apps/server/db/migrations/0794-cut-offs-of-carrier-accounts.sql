-- Until when parcels ship the same day with an account: { zone, days: { mon … sun: 'HH:MM' or null for no pickup } }; null: the default cut-off.
alter table carrier_account add column cut_off jsonb;
