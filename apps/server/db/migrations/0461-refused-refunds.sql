-- What a carrier has said it does not give back is not expected any more.
set local role lading_system;
update expected_credit e set state = 'REFUSED'
from label_void v
where e.cause_kind = 'label-void' and e.state = 'PENDING' and v.state = 'REJECTED' and e.org_id = v.org_id
  and e.cause_id = v.purchase_id::text;
reset role;
