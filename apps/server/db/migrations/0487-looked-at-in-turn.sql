-- When an open pickup, manifest, dispute or crossing was last looked at: each round begins with those that wait longest, so that some that
-- stay open never keep the clock from all others.
alter table carrier_pickup add column followed_at timestamptz;
alter table carrier_manifest add column followed_at timestamptz;
alter table label_adjustment add column followed_at timestamptz;
alter table wallet_crossing add column followed_at timestamptz;

-- What a carrier knows a label or a pickup by that came after it had been given up, until the carrier has answered that it is taken back.
alter table label_purchase add column late_ref text;
alter table carrier_pickup add column late_ref text;

drop index label_purchase_open;
create index label_purchase_open on label_purchase (coalesce(followed_at, created_at))
  where state in ('DRAFT', 'HELD', 'CALLING', 'UNKNOWN') or late_ref is not null;
drop index carrier_pickup_open;
create index carrier_pickup_open on carrier_pickup (coalesce(followed_at, created_at))
  where state in ('REQUESTED', 'UNCONFIRMED', 'SCHEDULED', 'CANCEL_REQUESTED', 'CANCEL_REJECTED') or late_ref is not null;
create index carrier_pickup_draft on carrier_pickup (created_at) where state = 'DRAFT';
drop index carrier_manifest_open;
create index carrier_manifest_open on carrier_manifest (coalesce(followed_at, created_at)) where state = 'CREATING';
drop index label_adjustment_disputed;
create index label_adjustment_disputed on label_adjustment (coalesce(followed_at, disputed_at)) where state = 'DISPUTED';
