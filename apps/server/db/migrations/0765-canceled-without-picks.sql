-- The floor consented to cancel outbounds whose picks were all undone. They waited for units to be put back of which there are none, so they
-- kept their order from every other warehouse, and the money held for them.

grant update (status, version) on outbound to lading_system;
set local role lading_system;
update outbound o set status = 'CANCELLED', version = o.version + 1
  where o.status = 'PUTTING_BACK'
    and not exists (select from outbound_line l where l.outbound_id = o.outbound_id and l.picked > l.shipped);
reset role;
revoke update (status, version) on outbound from lading_system;
