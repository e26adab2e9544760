-- A network may know no price of a label on an account of the client's own, whom the carrier bills.
alter table label_purchase drop constraint label_purchase_amount_check;
alter table label_purchase add check (amount > 0 or amount = 0 and hold_id is null);
