-- A changed order writes only shipments whose place differs. Those with an address of their own keep its country, so they are not locked
-- either, by which a purchase or a void of their label would wait, or deadlock as it goes on to the order.
create or replace function place_shipments_of_order() returns trigger language plpgsql as $$
begin
  update shipment s set store_id = new.store_id,
    country_code = coalesce(s.recipient, new.recipient) ->> 'countryCode'
  where s.order_id = new.order_id
    and (s.store_id, s.country_code) is distinct from (new.store_id, coalesce(s.recipient, new.recipient) ->> 'countryCode');
  return null;
end $$;
