-- An order that its store has deleted outright is in none of its lists: once a day each store is asked for its open orders by their ids, for some of
-- them by each pull (decision 0192). When the last round began, and the last order that it has asked for; null: the round is over.
alter table store_source
  add column open_round_at timestamptz not null default now(),
  add column open_asked_id bigint;
