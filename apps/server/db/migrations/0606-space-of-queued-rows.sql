-- What the rows of a queued import take, so that those which an organization keeps are bounded.
alter table import_job add column bytes bigint not null default 0;
create index import_job_of_organization on import_job (org_id) include (bytes);
