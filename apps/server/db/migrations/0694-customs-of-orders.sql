-- What is told to customs of an order besides its goods: contents, nonDelivery, and signer, each as far as it was chosen.
alter table customer_order add column customs jsonb check (jsonb_typeof(customs) = 'object');
