-- Lists whose records carry what they are searched by in a column of their own, `search_body`, written by whoever saves the record with
-- its lines. `note_own_text` puts it into the search index (decision 0036); its arguments are the kind and the column of the id.

-- Kinds are added to those that stand here already, whichever they are.
do $$
declare
  kept text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'search_record_kind_check');
begin
  alter table search_record drop constraint search_record_kind_check;
  execute format('alter table search_record add constraint search_record_kind_check check (%s or kind in (%s))',
    substring(kept from 'CHECK (.*)$'), '''bundle'', ''alias'', ''return'', ''job''');
end $$;

create function note_own_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('insert into search_record (kind, record_id, org_id, body)
    select %L, %I, org_id, search_text(search_body) from changed
    on conflict (kind, record_id) do update set body = excluded.body, indexed = false where search_record.body <> excluded.body',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

create function forget_own_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('delete from search_record where kind = %L and record_id in (select %I from gone)', tg_argv[0], tg_argv[1]);
  return null;
end $$;

grant create on schema public to lading_system;
alter function note_own_text() owner to lading_system;
alter function forget_own_text() owner to lading_system;
revoke create on schema public from lading_system;

create procedure search_by_own_text(target regclass, kind text, id text) language plpgsql as $$
begin
  execute format('create trigger search_new after insert on %s
    referencing new table as changed for each statement execute function note_own_text(%L, %L)', target, kind, id);
  execute format('create trigger search_changed after update on %s
    referencing new table as changed for each statement execute function note_own_text(%L, %L)', target, kind, id);
  execute format('create trigger search_gone after delete on %s
    referencing old table as gone for each statement execute function forget_own_text(%L, %L)', target, kind, id);
end $$;
