-- A void that was granted, of a label that the carrier scanned afterwards (shipping design, "Void": a later scan).
alter table label_void drop constraint label_void_state_check;
alter table label_void add constraint label_void_state_check
  check (state in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'NOT_APPLICABLE', 'REFUNDED', 'DISPUTED'));
alter table label_void add column disputed_at timestamptz;
