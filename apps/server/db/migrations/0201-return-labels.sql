-- A return brings back what a shipment took out: a shipment of its own, which leaves its order where it is.
alter table shipment add column return_of bigint references shipment;
create index shipment_returns on shipment (return_of) where return_of is not null;
alter table rate_quote add column return_of bigint references shipment;
