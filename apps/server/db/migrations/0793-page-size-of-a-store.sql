-- The maximum page size of a store that puts off larger pages for longer than a pull waits; null: the usual one.
alter table store_source add column page_size integer check (page_size > 0);
