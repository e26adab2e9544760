-- What a pull has read against what the channel says it has (decision D27); null where a channel does not count.
alter table store_pull
  add column read_count integer not null default 0,
  add column told_count integer;
