-- One act on many orders, done in the background (decision 0053): what is asked for, and what has become of each order.
create table order_bulk_job (
  task_id bigint primary key references task on delete cascade,
  org_id bigint not null references organisation,
  request jsonb not null,
  -- How often a worker took it up: one that takes its worker down every time is given up.
  begun integer not null default 0
);
call isolate_by_organisation('order_bulk_job');

create table order_bulk_row (
  task_id bigint not null references order_bulk_job on delete cascade,
  row_no integer not null,
  org_id bigint not null references organisation,
  -- Not a reference: what was done to an order stays on record when the order is gone.
  order_id bigint not null,
  order_no text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'REFUSED')),
  -- Why it was refused, as code, parameters and both texts.
  message jsonb,
  primary key (task_id, row_no)
);
create index order_bulk_row_state on order_bulk_row (task_id, state, row_no);
call isolate_by_organisation('order_bulk_row');
