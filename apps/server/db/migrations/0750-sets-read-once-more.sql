-- Open orders of WooCommerce that were read before sets are packed once have a line for each set beside those of its parts. Which of them have
-- sets is not on record, so all with several lines are read from their stores once more, after those whose label is void.
set local role lading_system;
with open as (
  select order_id, split_from from customer_order where order_status in ('UNSHIPPED', 'ON_HOLD')
  union all
  select part.order_id, part.split_from from customer_order part
    join customer_order whole on whole.order_id = part.merged_into
  where part.merge_role = 'PART' and whole.order_status in ('UNSHIPPED', 'ON_HOLD')
)
update customer_order o set read_again_at = now() + interval '10 years'
where order_id in (select coalesce(split_from, order_id) from open)
  and external_id is not null and read_again_at is null
  and store_id in (select store_id from store_source where connector = 'woo-commerce')
  and (select count(*) from customer_order f join order_line using (order_id)
    where f.order_id = o.order_id or f.split_from = o.order_id) > 1;
reset role;
