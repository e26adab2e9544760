-- When a person said that a parcel had left by a label from elsewhere, or without one; null: a carrier or a warehouse says so.
alter table shipment add column marked_at timestamptz;
