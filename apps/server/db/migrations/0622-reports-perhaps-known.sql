-- A report of a shipment that has failed may have come to its store all the same. That stays known when it is made again: the store is told of
-- the void of its label then.
alter table shipment_report add column may_be_known boolean not null default false;

-- Every organization's.
set local role lading_system;
update shipment_report set may_be_known = true
where attempts > 0 and state in ('PENDING', 'FAILED')
  and coalesce(message->>'code', '') not in ('stores.disconnected', 'stores.cannotWrite', 'stores.nothingToShip');
reset role;
