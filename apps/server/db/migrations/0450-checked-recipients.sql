-- What a carrier has said of where an order goes. It counts for the address that it was asked about, and for no other: the order itself is
-- not touched by a check.
create table order_address_check (
  order_id bigint primary key references customer_order on delete cascade,
  org_id bigint not null references organisation,
  -- What was checked.
  recipient jsonb not null,
  result jsonb not null,
  checked_at timestamptz not null
);
call isolate_by_organisation('order_address_check');

-- An act on many orders may be done and have found something that a person should look at: the message then says what.
alter table order_bulk_row drop constraint order_bulk_row_state_check;
alter table order_bulk_row add constraint order_bulk_row_state_check
  check (state in ('WAITING', 'DONE', 'NOTED', 'REFUSED'));
