-- Since when its store holds an order that a person has put on hold or canceled: once the person takes it up again, it is on that hold.
alter table customer_order add column held_in_store_at timestamptz;
