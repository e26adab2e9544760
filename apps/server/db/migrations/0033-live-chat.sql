-- The built-in live chat (decision D10): one conversation a person, his own alone within his organisation.
create table chat_message (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  user_id bigint not null references person on delete cascade,
  from_support boolean not null,
  content text not null,
  -- Made by whoever sends: a message whose reply was lost and that is sent again is kept once.
  message_key text not null,
  sent_at timestamptz not null default now(),
  -- When the other side saw it.
  read_at timestamptz,
  unique (user_id, message_key)
);
create index chat_message_of_person on chat_message (user_id, message_id);
call isolate_by_organisation('chat_message');
