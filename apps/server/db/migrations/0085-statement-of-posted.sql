-- A statement tells what was really earned and spent: a hold and its release move nothing in the end, and a purchase that costs what was
-- held leaves `available` alone and must be listed all the same. Each entry of a wallet therefore keeps available and held together.
alter table ledger_entry add column posted_after bigint;
alter table ledger_entry disable trigger user;
update ledger_entry e set posted_after = s.posted
  from (select entry_id, sum(amount) over (partition by wallet_id order by entry_id) as posted
        from ledger_entry where wallet_id is not null) s
  where s.entry_id = e.entry_id;
alter table ledger_entry enable trigger user;

create or replace function move_wallet_balance() returns trigger language plpgsql as $$
declare
  now_available bigint;
  now_held bigint;
begin
  update wallet set
    available = available + case when new.account = 'wallet' then new.amount else 0 end,
    held = held + case when new.account = 'held' then new.amount else 0 end
  where wallet_id = new.wallet_id and org_id = new.org_id and currency = new.currency
  returning available, held into now_available, now_held;
  if not found then
    raise exception 'wallet % is not one of this organisation and currency', new.wallet_id using errcode = 'foreign_key_violation';
  end if;
  new.balance_after := case when new.account = 'wallet' then now_available end;
  new.posted_after := now_available + now_held;
  return new;
end $$;
