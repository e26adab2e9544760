-- Any hold may end by itself, whoever made it: the order keeps when, as long as it is on that hold.
alter table customer_order add column hold_until timestamptz;
create index customer_order_hold_ends on customer_order (hold_until) where hold_until is not null;

-- Every organization's.
set local role lading_system;
update customer_order o set hold_until = h.release_at from automation_hold h
where h.order_id = o.order_id and o.order_status = 'ON_HOLD' and o.state_at = h.held_at;
reset role;

drop table automation_hold;
