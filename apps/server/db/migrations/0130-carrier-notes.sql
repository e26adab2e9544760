-- What a carrier finds a purchase by besides our reference, where it takes more (such as the id of a rate). Kept before anything is bought.
alter table label_purchase add column carrier_note text;
