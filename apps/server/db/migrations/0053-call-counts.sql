-- Calls of an address in the minute that runs, counted over all nodes (see `call-counts.ts`). Unlogged: a crash of the database begins
-- the minute anew, and nothing else is lost. Addresses are stored as digests.
create unlogged table call_count (
  address_key text primary key,
  window_ends_at timestamptz not null,
  calls integer not null default 0
);
call keep_for_system('call_count');
