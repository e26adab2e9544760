-- A code is valid for the browser that asked for it first of all: what strangers ask for, or enter wrong, takes nothing from it. Empty where
-- a browser is not told apart, as for a person who is signed in.
alter table mailed_code add column asked_by text not null default '';
alter table mailed_code add column own_tries_left integer not null default 5;
alter table mailed_code drop constraint mailed_code_pkey;
alter table mailed_code add primary key (realm, email, purpose, asked_by);
