-- The days to dispute an adjustment count from when it was reported to the seller: an invoice may come weeks after the carrier's charge.
alter table label_adjustment add column reported_at timestamptz;
set local role lading_system;
-- One that moved no money names an earlier entry, so it counts from the carrier's charge.
update label_adjustment a set reported_at = greatest(a.charged_at, t.created_at)
  from ledger_transaction t where t.transaction_id = a.transaction_id;
reset role;
-- A node of the version before this one does not write it.
alter table label_adjustment alter column reported_at set default now();
alter table label_adjustment alter column reported_at set not null;
