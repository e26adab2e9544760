-- What of a store's order is not to be packed: paid back, taken off, or never shipped (decision D27). A table of its own, so that
-- whatever packs, releases or prices goods by `order_line` never meets it.
create table order_line_not_packed (
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  line_no integer not null,
  sku_code text,
  sku_name text,
  quantity integer not null check (quantity > 0),
  unit_price numeric(18, 7),
  why text not null check (why in ('REFUNDED', 'REMOVED', 'NOT_SHIPPED', 'ADJUSTMENT')),
  primary key (order_id, line_no)
);
call isolate_by_organisation('order_line_not_packed');

-- The channel no longer has the product of the line: its code stands for the line alone.
alter table order_line add column is_unknown boolean not null default false;
