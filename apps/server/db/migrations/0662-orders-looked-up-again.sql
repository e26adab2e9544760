-- Pickups and changes of address that were given up after a lost reply are looked up again until a moment: the carrier may have taken them on.
alter table carrier_pickup add column sought_until timestamptz;
create index carrier_pickup_sought on carrier_pickup (sought_until) where sought_until is not null;
alter table carrier_address_change add column sought_until timestamptz;
create index carrier_address_change_sought on carrier_address_change (sought_until) where sought_until is not null;

-- Of which it may not be known whether their label was bought.
create index shipment_purchasing on shipment (org_id) where label_status = 'PURCHASING';
