-- Since when an order is to be read from its store once more: what that said while it had a label did not concern it, and its label is void.
alter table customer_order add column read_again_at timestamptz;
create index customer_order_read_again_idx on customer_order (store_id, read_again_at) where read_again_at is not null;
