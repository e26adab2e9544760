-- Photos that the floor takes of an inbound or a return. They lie in the file store; provider and client read them, nobody changes them.
create table warehouse_photo (
  photo_id bigint generated always as identity (start with 760001) primary key,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  subject_kind text not null check (subject_kind in ('inbound', 'return')),
  subject_id bigint not null,
  -- Chosen by the device, so that a photo that is sent again is stored once.
  photo_key text not null,
  file_key text not null,
  bytes integer not null check (bytes > 0),
  taken_by bigint,
  created_at timestamptz not null default now(),
  unique (warehouse_id, photo_key)
);
create index warehouse_photo_subject on warehouse_photo (subject_kind, subject_id, photo_id);
call keep_for_warehouse('warehouse_photo');
grant insert on warehouse_photo to lading_warehouse;
