-- Views of lists that a person has saved (decision D16).
create table list_view (
  view_id bigint generated always as identity (start with 5001) primary key,
  org_id bigint not null references organisation,
  user_id bigint not null references person on delete cascade,
  list text not null check (char_length(list) between 1 and 64),
  name text not null check (char_length(name) between 1 and 64),
  address text not null check (char_length(address) <= 2000),
  layout jsonb not null
);
-- A name stands once in a list, whatever its letter case.
create unique index list_view_name on list_view (user_id, list, lower(name));
call isolate_by_organisation('list_view');
