-- A pull that takes long lets others have their turn, and goes on where it was.
alter table store_pull
  add column turn integer not null default 0,
  -- Where a list goes on that is read by more than its cursor says; as its connector has given it.
  add column mark jsonb,
  -- When the first turn began.
  add column started_at timestamptz;
-- A store that a person has paused is not pulled by the clock.
alter table store_source add column paused_at timestamptz;
