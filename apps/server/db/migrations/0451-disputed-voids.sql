-- A void that was granted, of a label that the carrier scanned afterwards (shipping design, "Void": a later scan).
alter table label_void drop constraint label_void_state_check;
alter table label_void add constraint label_void_state_check
  check (state in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'NOT_APPLICABLE', 'REFUNDED', 'DISPUTED'));
alter table label_void add column disputed_at timestamptz;

-- A refund that was refused is expected no more.
update expected_credit e set state = 'REFUSED'
from label_void v join shipment s on s.shipment_id = v.shipment_id
where e.org_id = v.org_id and e.cause_kind = 'label-void' and e.cause_id = v.purchase_id::text
  and v.state = 'REJECTED' and s.label_status = 'VOIDED' and e.state = 'PENDING';
