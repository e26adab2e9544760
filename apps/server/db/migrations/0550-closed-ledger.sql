-- The ledger is added to and never changed, whoever is signed in to the database: its owner and a superuser too, whom no grant binds. What
-- is wrong is reversed by another transaction (decision D17).
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is added to and never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_transaction_is_kept before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
create trigger ledger_entry_is_kept before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();

-- Of what lies beside it only the outcome changes; an amount, its currency and what it is for stay as they were written.
revoke update on wallet_hold, expected_credit, payment from lading_tenant, lading_system;
grant update (state, resolved_by) on wallet_hold to lading_tenant, lading_system;
grant update (state, transaction_id) on expected_credit to lading_tenant, lading_system;
grant update (state, transaction_id, settled_at) on payment to lading_tenant, lading_system;

-- A balance beyond this is no longer exact where it is read as a number.
alter table wallet add constraint wallet_is_exact check (
  available between -9007199254740991 and 9007199254740991 and held <= 9007199254740991
);
