-- Pickups by carriers (shipping design, "Pickup"): a draft has its fee; ordering holds the fee and asks the carrier.
create table carrier_pickup (
  pickup_id bigint generated always as identity (start with 81001) primary key,
  org_id bigint not null references organisation,
  account_id text not null,
  carrier_name text not null,
  state text not null check (state in ('DRAFT', 'REQUESTED', 'UNCONFIRMED', 'REFUSED', 'SCHEDULED', 'PICKED_UP', 'MISSED',
    'CANCEL_REQUESTED', 'CANCEL_REJECTED', 'CANCELLED')),
  address jsonb not null,
  -- ISO 8601, in the time zone of the address.
  day text not null,
  ready text not null,
  close text not null,
  time_zone text not null,
  ready_at timestamptz not null,
  close_at timestamptz not null,
  packages integer not null check (packages > 0),
  weight_lb numeric not null check (weight_lb > 0),
  place text not null,
  instructions text not null,
  -- The shipments that the draft was made for; once it is ordered they name it.
  shipment_ids jsonb not null,
  -- Ours and unique: what the order is found by when its reply is lost; and what the carrier knows the offer by.
  reference text not null unique,
  offer_ref text,
  carrier_ref text,
  confirmation text,
  currency text not null,
  fee bigint not null check (fee >= 0),
  -- The wallet pays; false: the carrier bills the client.
  is_wallet boolean not null,
  hold_id bigint references wallet_hold,
  transaction_id bigint references ledger_transaction,
  message jsonb,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  called_at timestamptz,
  check (carrier_ref is not null or state not in ('SCHEDULED', 'PICKED_UP', 'MISSED', 'CANCEL_REQUESTED', 'CANCEL_REJECTED', 'CANCELLED'))
);
create index carrier_pickup_of on carrier_pickup (org_id, ready_at desc, pickup_id desc) where state <> 'DRAFT';
create index carrier_pickup_open on carrier_pickup (created_at)
  where state in ('DRAFT', 'REQUESTED', 'UNCONFIRMED', 'SCHEDULED', 'CANCEL_REQUESTED', 'CANCEL_REJECTED');
call isolate_by_organisation('carrier_pickup');

-- A parcel is handed over with one pickup.
alter table shipment add column pickup_id bigint references carrier_pickup;
create index shipment_of_pickup on shipment (pickup_id) where pickup_id is not null;

-- The demo carrier's own books of pickups.
create table demo_carrier_pickup (
  pickup_ref bigint generated always as identity (start with 710001) primary key,
  reference text not null unique,
  request jsonb not null,
  fee bigint not null,
  booked_at timestamptz not null,
  cancelled_at timestamptz
);
call keep_for_system('demo_carrier_pickup');

-- What carriers do besides labels costs a fee of its own kind.
alter table ledger_transaction drop constraint ledger_transaction_kind_check,
  add constraint ledger_transaction_kind_check check (kind in
    ('top-up', 'hold', 'release', 'purchase', 'void', 'adjustment', 'dispute', 'fee', 'service', 'withdrawal', 'reversal'));
