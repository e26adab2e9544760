-- The planner's guess for what a search finds was the usual 1,000 of a function. With so few, comparing each row of a list with each of them
-- looks cheap, and takes minutes where a search finds 60,000. With more it hashes them, or looks each up by its key.
set local role lading_system;
alter function find_records(text, text, integer) rows 20000;
reset role;
