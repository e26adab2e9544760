-- The tags of orders by tag: the list is narrowed by one, and names those that are in use, without looking through all orders.
create table order_tag (
  org_id bigint not null references organisation,
  tag text not null,
  order_id bigint not null references customer_order on delete cascade,
  primary key (org_id, tag, order_id)
);
create index order_tag_of_order on order_tag (order_id);
call isolate_by_organisation('order_tag');

create function keep_order_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from order_tag where order_id = new.order_id and tag <> all (new.tags);
  end if;
  insert into order_tag (org_id, tag, order_id)
    select new.org_id, given.tag, new.order_id from unnest(new.tags) given (tag) on conflict do nothing;
  return null;
end $$;
create trigger keep_tags_of_new_order after insert on customer_order
  for each row when (new.tags <> '{}') execute function keep_order_tags();
create trigger keep_tags_of_order after update of tags on customer_order
  for each row when (new.tags is distinct from old.tags) execute function keep_order_tags();

-- Every organization's.
set local role lading_system;
insert into order_tag (org_id, tag, order_id)
select o.org_id, given.tag, o.order_id from customer_order o, unnest(o.tags) given (tag) on conflict do nothing;
reset role;
