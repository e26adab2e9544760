-- A payment that did not arrive, or went back to its payer, is taken back: it keeps the entry that had credited it.
alter table payment drop constraint payment_state_check;
alter table payment add check (state in ('PENDING', 'PAID', 'CANCELLED', 'REVERSED'));
alter table payment drop constraint payment_check;
alter table payment add check ((state in ('PAID', 'REVERSED')) = (transaction_id is not null));

-- What has arrived of a transfer, in minor units, where it is another amount than was asked for: a bank may have taken its fee.
alter table payment add column received bigint check (received > 0);
grant update (received) on payment to lading_tenant, lading_system;
