-- When the store of an order canceled it although its label was bought already: the parcel is to be kept back.
alter table customer_order add column cancelled_in_store_at timestamptz;
