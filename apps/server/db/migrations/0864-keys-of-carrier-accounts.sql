-- Since when a carrier account has its key; null: since it was connected. The key may be of another account at the network, which knows nothing
-- of what was bought with the one before.
alter table carrier_account add column key_since timestamptz;
