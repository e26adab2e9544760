-- A top-up waits for its payment provider: in the lanes of what asks other parties, as where it is queued beside the database. A provider that is
-- silent keeps no import or export from its turn.
create or replace function watch_wallet_limits() returns trigger language plpgsql as $$
declare
  crossed text;
  crossing bigint;
begin
  for crossed in
    select 'low-balance' where old.available >= new.low_balance and new.available < new.low_balance
    union all
    select 'top-up' from auto_top_up
    where wallet_id = new.wallet_id and ended_at is null
      and (old.available >= threshold or is_armed) and new.available < threshold
  loop
    insert into wallet_crossing (org_id, wallet_id, kind) values (new.org_id, new.wallet_id, crossed)
    returning crossing_id into crossing;
    if crossed = 'top-up' then
      update auto_top_up set is_armed = false where wallet_id = new.wallet_id and ended_at is null and is_armed;
    end if;
    perform enqueue_job(
      'funds.answer-crossing', json_build_object('orgId', new.org_id::text, 'crossingId', crossing::text), null, 10, 0, new.org_id, true
    );
  end loop;
  return null;
end $$;
