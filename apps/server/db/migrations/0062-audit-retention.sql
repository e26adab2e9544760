-- Entries of the audit log still cannot be changed or removed by a statement of either role. What an operator has decided to keep for a
-- time only is removed by this one way, as the owner of the tables: the oldest first, never what is younger than 30 days.
create function forget_audit_events(before timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  gone integer;
begin
  if before > now() - interval '30 days' then
    raise exception 'entries of the audit log are kept for 30 days at least';
  end if;
  delete from audit_event where audit_event_id in (
    select audit_event_id from audit_event where happened_at < before order by happened_at limit at_most
  );
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function forget_audit_events(timestamptz, integer) from public;
grant execute on function forget_audit_events(timestamptz, integer) to lading_system;
-- The table is closed even to its owner where no policy opens it.
create policy seen_to_be_forgotten on audit_event for select to current_user using (true);
create policy forgotten on audit_event for delete to current_user using (true);
create index audit_event_age on audit_event (happened_at);
