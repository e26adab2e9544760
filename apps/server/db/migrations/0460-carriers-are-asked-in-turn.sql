-- When an open purchase or void was last looked at: each round begins with those that wait longest, so that some that stay open, such as
-- refunds that take weeks, never keep the clock from all others.
alter table label_purchase add column followed_at timestamptz;
alter table label_void add column followed_at timestamptz;
drop index label_purchase_open;
drop index label_void_open;
create index label_purchase_open on label_purchase (coalesce(followed_at, created_at)) where state in ('DRAFT', 'HELD', 'CALLING', 'UNKNOWN');
create index label_void_open on label_void (coalesce(followed_at, requested_at)) where state in ('REQUESTED', 'ACCEPTED');
