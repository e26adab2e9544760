-- Live push (decision D6). What is announced in a transaction reaches the nodes when it is committed, and never otherwise.
-- A note that is too long for NOTIFY (8,000 bytes) waits here and is announced by its number.
create table push_note (
  push_note_id bigint generated always as identity primary key,
  note json not null,
  created_at timestamptz not null default now()
);
create index push_note_age on push_note (created_at);
call keep_for_system('push_note');

-- A tenant announces to its own organisation only.
create function announce_push(target_org bigint, target_user bigint, body json) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  own bigint := public.current_org_id();
  note json := case
    when target_user is null then json_build_object('orgId', target_org::text, 'body', body)
    else json_build_object('orgId', target_org::text, 'userId', target_user::text, 'body', body)
  end;
  number bigint;
begin
  if own is not null and own <> target_org then
    raise exception 'a push to another organisation' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(note::text) < 7800 then
    perform pg_notify('lading_push', note::text);
  else
    insert into public.push_note (note) values (note) returning push_note_id into number;
    perform pg_notify('lading_push', json_build_object('noteId', number::text)::text);
  end if;
end $$;
revoke all on function announce_push from public;
grant execute on function announce_push to lading_tenant, lading_system;

-- A session that ends, for whatever reason, is told to every node: its sockets close and its access tokens open nothing.
create function announce_session_end() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('lading_session_ended', old.session_id::text);
  return null;
end $$;
create trigger session_ended after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function announce_session_end();
create trigger session_removed after delete on session for each row
  when (old.ended_at is null) execute function announce_session_end();
