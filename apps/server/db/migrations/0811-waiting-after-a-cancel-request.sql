-- An outbound whose cancellation is requested can lose its reservation to a count; it then waits for stock if the request comes to nothing.
do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'outbound'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%status_before%';
  execute format('alter table outbound drop constraint %I', known);
end $$;
alter table outbound add constraint outbound_status_before_check
  check ((status_before is not null) = (status = 'CANCEL_REQUESTED') and status_before in ('BACKORDERED', 'PICKING', 'PACKED'));
