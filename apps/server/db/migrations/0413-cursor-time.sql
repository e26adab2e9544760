-- When, by the database's clock, a store's cursor was read from the store: the store's own clock has gone on as far since (decision D27).
alter table store_source add column cursor_at timestamptz;
