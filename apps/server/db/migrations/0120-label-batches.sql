-- Labels of many orders bought together (decision 0040): a row for each order with its service, price and result. What was bought is told
-- by the purchase of the row alone, so that a batch and a purchase never tell two stories.
create table label_batch (
  batch_id bigint generated always as identity (start with 12001) primary key,
  org_id bigint not null references organisation,
  -- What the background works at; null: nothing.
  working text check (working in ('rating', 'buying')),
  created_by bigint references person on delete set null,
  created_at timestamptz not null
);
create index label_batch_recent on label_batch (org_id, batch_id desc);
call isolate_by_organisation('label_batch');

create table label_batch_row (
  row_id bigint generated always as identity (start with 120001) primary key,
  org_id bigint not null references organisation,
  batch_id bigint not null references label_batch on delete cascade,
  row_no integer not null,
  order_id bigint not null references customer_order on delete cascade,
  state text not null default 'PENDING' check (state in ('PENDING', 'READY', 'INVALID', 'QUEUED', 'TAKEN', 'FAILED')),
  choice jsonb not null,
  -- Of the row; null: those of the order.
  packages jsonb,
  -- What was rated, what was offered, and what of it is chosen.
  rated_packages jsonb not null default '[]',
  quote_id bigint references rate_quote on delete set null,
  quoted_until timestamptz,
  ship_date date,
  offers jsonb not null default '[]',
  offer jsonb,
  -- Minor units: the price that was shown before a new quote.
  was bigint,
  -- Each attempt is a purchase of its own, under a key of its own.
  attempt integer not null default 0,
  purchase_id bigint references label_purchase,
  message jsonb,
  unique (batch_id, row_no),
  unique (batch_id, order_id)
);
create index label_batch_row_of_order on label_batch_row (order_id);
create index label_batch_row_of_purchase on label_batch_row (purchase_id);
call isolate_by_organisation('label_batch_row');
