-- Changes of address of shipments on their way (shipping design, "AddressChange"): a draft has its fee; ordering holds the fee and asks the
-- carrier, which may refuse, and may miss the parcel after it has agreed.
create table carrier_address_change (
  change_id bigint generated always as identity (start with 83001) primary key,
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment,
  account_id text not null,
  carrier_name text not null,
  kind text not null check (kind in ('REDIRECT', 'HOLD', 'RETURN')),
  state text not null check (state in ('DRAFT', 'REQUESTED', 'UNCONFIRMED', 'REFUSED', 'ACCEPTED', 'COMPLETED', 'FAILED')),
  old_address jsonb not null,
  new_address jsonb check ((kind = 'REDIRECT') = (new_address is not null)),
  -- What the carrier knows the labels by.
  label_ref text not null,
  -- Ours and unique: what the order is found by when its reply is lost; and what the carrier knows it by.
  reference text not null unique,
  change_ref text,
  currency text not null,
  fee bigint not null check (fee >= 0),
  -- The wallet pays; false: the carrier bills the client.
  is_wallet boolean not null,
  hold_id bigint references wallet_hold,
  transaction_id bigint references ledger_transaction,
  is_refunded boolean not null default false,
  message jsonb,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  called_at timestamptz check (called_at is not null or state = 'DRAFT'),
  answered_at timestamptz,
  -- When it was last looked at while its reply was awaited or its end.
  followed_at timestamptz,
  -- What the carrier knows it by that agreed after it had been given up, until it is taken back.
  late_ref text,
  ended_at timestamptz,
  check (change_ref is not null or state not in ('ACCEPTED', 'COMPLETED', 'FAILED'))
);
create index carrier_address_change_of on carrier_address_change (org_id, called_at desc, change_id desc) where state <> 'DRAFT';
create index carrier_address_change_by_shipment on carrier_address_change (shipment_id);
create index carrier_address_change_draft on carrier_address_change (created_at) where state = 'DRAFT';
create index carrier_address_change_waiting on carrier_address_change (coalesce(followed_at, created_at))
  where state in ('REQUESTED', 'UNCONFIRMED') or late_ref is not null;
create index carrier_address_change_followed on carrier_address_change (coalesce(followed_at, answered_at)) where state = 'ACCEPTED';
-- Two changes of one parcel would contradict each other.
create unique index carrier_address_change_open on carrier_address_change (shipment_id)
  where state in ('REQUESTED', 'UNCONFIRMED', 'ACCEPTED');
call isolate_by_organisation('carrier_address_change');

-- The demo carrier's own books of them.
create table demo_carrier_address_change (
  change_ref bigint generated always as identity (start with 770001) primary key,
  reference text not null unique,
  label_ref bigint not null references demo_carrier_label,
  request jsonb not null,
  fee bigint not null,
  ordered_at timestamptz not null,
  withdrawn_at timestamptz
);
create index demo_carrier_address_change_of on demo_carrier_address_change (label_ref);
call keep_for_system('demo_carrier_address_change');
