-- A payment whose credit a warehouse took back is not confirmed any more; its number stays taken, as no credit can come under it again.
alter table warehouse_top_up drop constraint warehouse_top_up_state_check;
alter table warehouse_top_up add check (state in ('REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'REVERSED'));
alter table warehouse_top_up drop constraint warehouse_top_up_check;
alter table warehouse_top_up add check ((state in ('CONFIRMED', 'REVERSED')) = (transaction_id is not null));
drop index warehouse_top_up_number;
create unique index warehouse_top_up_number on warehouse_top_up (org_id, warehouse_id, transaction_no)
  where state in ('REQUESTED', 'CONFIRMED', 'REVERSED');
create index warehouse_top_up_credit on warehouse_top_up (transaction_id) where transaction_id is not null;

grant update (state) on warehouse_top_up to lading_system;
set local role lading_system;
update warehouse_top_up t set state = 'REVERSED'
where t.state = 'CONFIRMED' and exists (select from ledger_transaction r where r.reverses = t.transaction_id);
reset role;
revoke update (state) on warehouse_top_up from lading_system;
