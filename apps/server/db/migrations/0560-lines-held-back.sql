-- What its store holds back of an order is not to be packed while it does.
alter table order_line_not_packed drop constraint order_line_not_packed_why_check;
alter table order_line_not_packed add constraint order_line_not_packed_why_check
  check (why in ('REFUNDED', 'REMOVED', 'NOT_SHIPPED', 'ADJUSTMENT', 'SHIPPED', 'WAITING'));
