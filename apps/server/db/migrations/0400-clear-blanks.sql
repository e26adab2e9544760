-- A mapping template remembers whether blank cells of a file clear what a record has (decision D23).
alter table mapping_template add column clear_blanks boolean not null default false;
