-- Cases of the stand-in support site (decision D10). A case is its writer's own; the rest of the organisation has none of it.
create table support_case (
  case_id bigint generated always as identity (start with 3001) primary key,
  org_id bigint not null references organisation,
  user_id bigint not null references person on delete cascade,
  title text not null,
  created_at timestamptz not null default now()
);
create index support_case_recent on support_case (user_id, created_at desc);
call isolate_by_organisation('support_case');

create table support_message (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  case_id bigint not null references support_case on delete cascade,
  from_support boolean not null,
  content text not null,
  sent_at timestamptz not null default now(),
  -- When the writer of the case saw it; of no meaning for the writer's own messages.
  read_at timestamptz
);
create index support_message_of_case on support_message (case_id, message_id);
call isolate_by_organisation('support_message');
