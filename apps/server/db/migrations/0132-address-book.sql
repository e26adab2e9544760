-- Addresses that an organization keeps (shipping design, "AddressBookEntry"). One of them may be the sender of labels whose order names none,
-- and one the address that parcels come back to.
create table address_book_entry (
  entry_id bigint generated always as identity (start with 4001) primary key,
  org_id bigint not null references organisation,
  address jsonb not null,
  -- What a search looks in, in small letters.
  search_text text not null,
  -- Alike in two entries that name the same party at the same place.
  match_key text not null,
  is_sender boolean not null default false,
  is_return boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index address_book_recent on address_book_entry (org_id, updated_at desc, entry_id desc);
create index address_book_matching on address_book_entry (org_id, match_key);
create unique index address_book_sender on address_book_entry (org_id) where is_sender;
create unique index address_book_return on address_book_entry (org_id) where is_return;
call isolate_by_organisation('address_book_entry');
