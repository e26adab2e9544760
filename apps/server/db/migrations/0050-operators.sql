-- The one switch that pauses the product (spec §8, code 555); every node reads it again and again.
create table maintenance (
  only_one boolean primary key default true check (only_one),
  is_on boolean not null default false,
  -- Both or neither: without a tip of the operator's, people get a general one.
  tip_en text,
  tip_zh text,
  changed_at timestamptz not null default now(),
  check ((tip_en is null) = (tip_zh is null))
);
call keep_for_system('maintenance');
insert into maintenance default values;

-- Who may see what concerns the whole organisation. Whoever opened an account is its owner.
alter table person add column role text not null default 'member' check (role in ('owner', 'member'));
update person set role = 'owner' where user_id in (select min(user_id) from person group by org_id);
