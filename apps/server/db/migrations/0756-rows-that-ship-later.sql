-- A batch says which of its orders ship on a later day than today, because the cut-off has passed or nothing is picked up today.
-- Rows that an earlier release rated say nothing about it until they are rated again.

alter table label_batch_row add column ships_later boolean not null default false;
