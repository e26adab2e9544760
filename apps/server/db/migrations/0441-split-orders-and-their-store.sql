-- The order that another was split off from, whose store it belongs to: the store is told of both, and what it says counts for both.
alter table customer_order add column split_from bigint references customer_order on delete set null;
create index customer_order_split_from on customer_order (split_from) where split_from is not null;
