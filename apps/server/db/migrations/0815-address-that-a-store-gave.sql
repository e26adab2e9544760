-- The address that its store gave last for an order whose address a person has changed: a later change by the store is then seen.
alter table customer_order add column recipient_in_store jsonb;
