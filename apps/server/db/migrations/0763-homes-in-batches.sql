-- A row of a batch says whether its label goes to a home: as a person has chosen, and as it was rated. Null: nothing was chosen, or an earlier release
-- rated it.
alter table label_batch_row add column residential boolean;
alter table label_batch_row add column rated_residential boolean;
