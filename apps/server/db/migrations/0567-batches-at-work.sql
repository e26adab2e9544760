-- How many batches of an organization wait for the background is counted before another is begun.
create index label_batch_at_work on label_batch (org_id) where working is not null;
