-- What a person tells his sign-ins apart by. Earlier ones have neither.
alter table session add column user_agent text, add column ip_address text;
