-- Cases have replies from both sides (decision D21); a reply that is sent twice is kept once.
alter table support_message add column message_key text;
create unique index support_message_key on support_message (case_id, message_key) where message_key is not null;
