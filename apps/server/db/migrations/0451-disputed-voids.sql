-- A void that was granted, of a label that the carrier scanned afterwards or whose refund it refused (shipping design, "Void").
alter table label_void drop constraint label_void_state_check;
alter table label_void add constraint label_void_state_check
  check (state in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'NOT_APPLICABLE', 'REFUNDED', 'DISPUTED'));
alter table label_void add column disputed_at timestamptz;

-- A refusal that came after the label was void: no second request would bring the money, and none is expected any more.
update label_void v set state = 'DISPUTED', disputed_at = v.requested_at
from shipment s where s.shipment_id = v.shipment_id and v.state = 'REJECTED' and s.label_status = 'VOIDED';
update expected_credit e set state = 'REFUSED'
from label_void v
where e.org_id = v.org_id and e.cause_kind = 'label-void' and e.cause_id = v.purchase_id::text
  and v.state = 'DISPUTED' and e.state = 'PENDING';
