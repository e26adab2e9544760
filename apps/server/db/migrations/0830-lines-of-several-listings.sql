-- Several listings of its store have the SKU of the line (decision 0183).
alter table order_line add column shares_sku boolean not null default false;
