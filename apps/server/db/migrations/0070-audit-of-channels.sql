-- A channel's own notice, such as that our app was removed from a store, is on record too: neither a person nor an operator did it.
alter table audit_event drop constraint audit_event_actor_check;
alter table audit_event add constraint audit_event_actor_check check (actor in ('person', 'operator', 'visitor', 'channel'));
