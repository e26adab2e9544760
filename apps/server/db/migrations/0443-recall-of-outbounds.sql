-- Outbounds of orders that a warehouse can still take back: each minute those of orders that are canceled are looked for.
create index outbound_recallable on outbound (order_id)
  where order_id is not null and status in ('SUBMITTED', 'BACKORDERED', 'ALLOCATED', 'PICKING', 'PACKED');
