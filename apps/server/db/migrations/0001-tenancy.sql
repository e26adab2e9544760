-- Tenants are kept apart in the database itself, besides the checks in code: requests act as `lading_tenant`, which sees
-- the rows of the organisation in `lading.org_id` and nothing at all without it. `lading_system` is for work that spans
-- organisations (sign-in, jobs). Neither may log in, own a table or pass row-level security by.

do $$ begin create role lading_tenant nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role lading_system nologin; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin execute format('grant lading_tenant, lading_system to %I', current_user); exception when unique_violation then null; end $$;

revoke create on schema public from public;
grant usage on schema public to lading_tenant, lading_system;

create function current_org_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('lading.org_id', true), '')::bigint;

-- For a table with an `org_id`: a tenant reads and writes its own rows only, whatever the statement says.
create procedure isolate_by_organisation(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  if exists (select from pg_attribute where attrelid = target and attname = 'org_id' and attidentity = '') then
    execute format('alter table %s alter column org_id set default current_org_id()', target);
  end if;
  execute format('create policy own_organisation on %s to lading_tenant
    using (org_id = (select current_org_id())) with check (org_id = (select current_org_id()))', target);
  execute format('create policy every_organisation on %s to lading_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to lading_tenant, lading_system', target);
end $$;

-- For a table that no request of a tenant may touch.
create procedure keep_for_system(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy every_row on %s to lading_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to lading_system', target);
end $$;

-- For a table that is the same for all: tenants read, the system writes.
create procedure share_with_tenants(target regclass) language plpgsql as $$
begin
  execute format('grant select on %s to lading_tenant', target);
  execute format('grant select, insert, update, delete on %s to lading_system', target);
end $$;
