-- What operators sent (decision D6): one publication is a message in each organisation that it is for.
create table publication (
  publication_id bigint generated always as identity (start with 501) primary key,
  audience json not null,
  title_en text not null,
  published_at timestamptz not null default now(),
  recalled_at timestamptz
);
call keep_for_system('publication');

alter table notification add column publication_id bigint;
-- Nobody sees it any more.
alter table notification add column recalled_at timestamptz;
create index notification_publication on notification (publication_id) where publication_id is not null;
