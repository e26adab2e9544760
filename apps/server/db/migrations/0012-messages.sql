-- Messages to an organisation, or to one person of it when `user_id` is set. Reading is each person's own: one who has
-- read a broadcast does not hide it from the others.
create table notification (
  message_id bigint generated always as identity (start with 7001) primary key,
  org_id bigint not null references organisation,
  user_id bigint references person on delete cascade,
  title_en text not null,
  title_zh text not null,
  digest_en text,
  digest_zh text,
  content_en text not null,
  content_zh text not null,
  -- Opens by itself after signing in, until it is read (spec §2).
  show_after_login boolean not null default false,
  sent_at timestamptz not null default now()
);
create index notification_recent on notification (org_id, sent_at desc, message_id desc);
call isolate_by_organisation('notification');

create table notification_read (
  org_id bigint not null references organisation,
  message_id bigint not null references notification on delete cascade,
  user_id bigint not null references person on delete cascade,
  read_at timestamptz not null default now(),
  primary key (message_id, user_id)
);
call isolate_by_organisation('notification_read');
