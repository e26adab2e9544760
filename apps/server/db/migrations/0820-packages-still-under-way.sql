-- Tracking of a shipment of several packages ended with the first final one: those with another package still under way go on. The next
-- poll sets their state. Accounts that were removed have no key to ask with.
set local role lading_system;
update shipment s set track_at = now()
  where s.track_at is null and s.label_status in ('PURCHASED', 'PRINTED')
    and s.tracking_status in ('DELIVERED', 'RETURNED', 'CANCELLED') and s.last_event_at > now() - interval '60 days'
    and exists (select from label l where l.shipment_id = s.shipment_id and l.voided_at is null
      and not exists (select from tracking_event e where e.shipment_id = s.shipment_id and e.tracking_number = l.tracking_number
        and e.status in ('DELIVERED', 'RETURNED', 'CANCELLED')))
    and not exists (select from carrier_account a where a.account_id::text = s.account_id and a.removed_at is not null);
-- A label that is not used yet may be used within a year.
update shipment s set track_at = now()
  where s.track_at is null and s.label_status in ('PURCHASED', 'PRINTED')
    and s.tracking_status in ('UNKNOWN', 'PRE_TRANSIT')
    and greatest(s.last_event_at, s.ship_date::timestamptz) > now() - interval '365 days'
    and exists (select from label l where l.shipment_id = s.shipment_id)
    and not exists (select from carrier_account a where a.account_id::text = s.account_id and a.removed_at is not null);
reset role;
