-- Quotes that nothing was bought from are let go of. What may name one is found by it.
create index label_batch_row_of_quote on label_batch_row (quote_id) where quote_id is not null;
