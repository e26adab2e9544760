-- What a program did by a key is on record under the name of the key.
alter table audit_event add column api_key_id bigint;
alter table audit_event drop constraint audit_event_actor_check;
alter table audit_event add constraint audit_event_actor_check
  check (actor in ('person', 'operator', 'visitor', 'channel', 'api-key'));
