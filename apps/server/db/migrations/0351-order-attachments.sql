-- Files at orders: proofs of payment, drawings, letters of customers. They lie in the file store and are read by a call.
create table order_attachment (
  attachment_id bigint generated always as identity (start with 30001) primary key,
  org_id bigint not null references organisation,
  order_id bigint not null references customer_order on delete cascade,
  -- Chosen by the page, so that a file that is sent again is kept once.
  upload_key text not null,
  file_key text not null,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  added_by bigint references person on delete set null,
  created_at timestamptz not null,
  unique (org_id, upload_key)
);
create index order_attachment_of_order on order_attachment (order_id, attachment_id);
call isolate_by_organisation('order_attachment');

-- Whichever way an order goes, its files go with it: housekeeping removes what stands here.
create function leave_attachment_file() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.file_removal (file_key) values (old.file_key);
  return null;
end $$;
create trigger leave_attachment_file after delete on order_attachment for each row execute function leave_attachment_file();
-- The table is closed even to its owner where no policy opens it.
create policy left_by_orders on file_removal for insert to current_user with check (true);
