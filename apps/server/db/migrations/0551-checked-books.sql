-- What the latest check of the ledger has found, for `/metrics` of every node.
create table book_check (
  is_latest boolean primary key default true check (is_latest),
  checked_at timestamptz not null,
  findings jsonb not null
);
call keep_for_system('book_check');
