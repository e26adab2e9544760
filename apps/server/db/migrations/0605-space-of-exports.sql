-- What the files of an organization's exports take together is asked before each export.
create index task_files_of_organization on task (org_id) include (file_bytes) where file_key is not null;
