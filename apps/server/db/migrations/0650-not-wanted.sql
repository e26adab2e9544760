-- Since when its store wants nothing of a canceled order, as other parcels hold all that it does want.
alter table customer_order add column not_wanted_at timestamptz;
