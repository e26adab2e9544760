-- Through which mapping an uploaded spreadsheet was read last: its faulty rows go back in the file's own columns (decision D8).
alter table import_file add column mapping jsonb;
