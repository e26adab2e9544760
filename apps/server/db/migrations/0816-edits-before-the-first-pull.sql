-- What people had edited of an order before its store was first asked for it was not noted, so that the first pull wrote over it.
set local role lading_system;
update customer_order o set own_fields = array(select distinct unnest(o.own_fields || edited.fields))
from (
  select e.order_id, array_agg(distinct field) as fields
  from order_event e cross join jsonb_array_elements_text(e.detail->'fields') as field
  where e.kind = 'edited' and e.user_id is not null and jsonb_typeof(e.detail->'fields') = 'array' and field in ('recipient', 'lines')
  group by e.order_id
) edited
where o.order_id = edited.order_id and o.external_id is null and not o.own_fields @> edited.fields;
reset role;
