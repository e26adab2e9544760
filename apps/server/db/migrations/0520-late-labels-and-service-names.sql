-- A label that came after its purchase was given up and that its carrier does not take back: what the carrier has said and when it did first.
-- The shipment has the moment too, by which it is among those that need somebody.
alter table label_purchase add column late_message jsonb;
alter table label_purchase add column late_rejected_at timestamptz;
alter table shipment add column late_label_at timestamptz;
create index shipment_late_label on shipment (org_id) where late_label_at is not null;

-- What its carrier calls the service that was bought, in both languages: `{en, zh}`.
alter table shipment add column service_name jsonb;

-- Every organization's.
set local role lading_system;
update shipment s set service_name = rate -> 'serviceName'
from label_purchase p
  join rate_quote q on q.quote_id = p.quote_id
  cross join lateral jsonb_array_elements(case when jsonb_typeof(q.rates -> 'rates') = 'array' then q.rates -> 'rates' else '[]' end) rate
where p.shipment_id = s.shipment_id and p.state = 'BOUGHT' and rate ->> 'rateId' = p.rate_id
  and s.service_code = p.service_code;
reset role;
