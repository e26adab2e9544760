-- What a carrier has said of an address of the book; gone as soon as the address is changed.
alter table address_book_entry add column address_check jsonb;
