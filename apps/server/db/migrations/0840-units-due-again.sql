-- The label of a shipment that others of its order followed is void: its units were taken off what the order counts as shipped. What was
-- void before stays as it is: its order may have been read since.
alter table shipment add column are_units_due boolean not null default false;
set local role lading_system;
update shipment set are_units_due = true where units is not null and shipment_status = 'VOIDED';
reset role;
