-- How many units of its order a shipment holds that the demo's marketplace was told of; null: all of them.
alter table demo_market_shipment add column units integer;
