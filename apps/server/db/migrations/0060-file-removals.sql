-- Files that nobody's row names any more and the store has not taken away yet.
create table file_removal (
  file_key text primary key,
  since timestamptz not null default now()
);
call keep_for_system('file_removal');
