-- A carrier may take another request for a refund that it rejected once its label was void.
alter table label_void add column is_refund_retryable boolean not null default false;
