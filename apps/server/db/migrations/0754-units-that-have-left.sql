-- The goods of a shipment whose order goes on with others: units by SKU. Null: the lines of its order are its goods.
alter table shipment add column units jsonb;
