-- Money of an order keeps what its currency has (0, 2 or 3 places), and unit prices four more (decision D27): a dinar has a thousand
-- fils, and a screw costs less than a cent.
alter table customer_order drop column total_hundredths;
alter table customer_order alter column total_amount type numeric(16, 3);
alter table customer_order add column total_hundredths bigint generated always as ((total_amount * 100)::bigint) stored;
create index customer_order_total on customer_order (org_id, total_hundredths, order_id);
alter table order_line alter column unit_price type numeric(18, 7);
