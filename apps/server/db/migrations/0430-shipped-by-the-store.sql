-- What a store has shipped of an order by itself is not to be packed again.
alter table order_line_not_packed drop constraint order_line_not_packed_why_check;
alter table order_line_not_packed add constraint order_line_not_packed_why_check
  check (why in ('REFUNDED', 'REMOVED', 'NOT_SHIPPED', 'ADJUSTMENT', 'SHIPPED'));
