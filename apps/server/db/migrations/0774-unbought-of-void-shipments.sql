-- A return, or a second label, that was not bought waited for a label that no one could buy, once its first shipment was void.
set local role lading_system;
update shipment s set shipment_status = 'VOIDED', label_status = 'NONE'
  from shipment first
  where first.shipment_id = coalesce(s.return_of, s.relabel_of) and first.shipment_status = 'VOIDED'
    and s.shipment_status = 'AWAITING_LABEL' and s.label_status <> 'PURCHASING';
reset role;
