-- What an import did, so that it can be told and taken back (decision 0050). There from the transaction that wrote its rows.
create table import_receipt (
  task_id bigint primary key references task on delete cascade,
  org_id bigint not null references organisation,
  -- Rows of the file that were not sent along.
  left_out integer not null default 0,
  -- The time of the transaction that wrote the rows; null until they are written. A record that has another time of change has been
  -- changed since.
  written_at timestamptz,
  revert_state text check (revert_state in ('RUNNING', 'DONE')),
  revert_asked_by bigint references person on delete set null,
  reverted_at timestamptz,
  removed integer,
  restored integer,
  -- How often a job began to take it back.
  revert_begun integer not null default 0,
  -- Why it was not taken back when it was last asked for.
  revert_refusal jsonb
);
create index import_receipt_age on import_receipt (written_at);
call isolate_by_organisation('import_receipt');

-- The products that an import created or updated; of an updated one its row as it was before.
create table product_import_change (
  task_id bigint not null references task on delete cascade,
  product_id bigint not null,
  org_id bigint not null references organisation,
  created boolean not null,
  before jsonb,
  primary key (task_id, product_id)
);
call isolate_by_organisation('product_import_change');

-- Orders are only ever created by an import, each by one.
alter table customer_order add column import_task_id bigint references task on delete set null;
create index customer_order_import on customer_order (import_task_id) where import_task_id is not null;

-- Whether an order names a product.
create index order_line_sku on order_line (org_id, sku_code);
