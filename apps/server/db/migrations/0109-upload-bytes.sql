-- What the kept uploads of an organization take together, which has a limit (LADING_UPLOAD_MEGABYTES).
alter table import_file add column bytes bigint not null default 0;
