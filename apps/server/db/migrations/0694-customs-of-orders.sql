-- What is told to customs of an order besides its goods: contents, nonDelivery, and signer, each as far as it was chosen. Not validated, since
-- all orders would be read for it under the lock, and none has any yet.
alter table customer_order
  add column customs jsonb,
  add constraint customer_order_customs_check check (jsonb_typeof(customs) = 'object') not valid;
