-- What carriers charge after a parcel was measured otherwise than declared, and the disputes about it (shipping design, "Adjustment").
create table label_adjustment (
  adjustment_id bigint generated always as identity (start with 80001) primary key,
  org_id bigint not null references organisation,
  purchase_id bigint not null references label_purchase,
  shipment_id bigint not null references shipment,
  account_id text not null,
  -- A line of an invoice is charged once, however often the carrier tells of it.
  invoice_line text not null,
  package_no integer not null,
  reason text not null check (reason in ('weight', 'size', 'zone', 'address', 'service')),
  declared jsonb not null,
  measured jsonb not null,
  currency text not null,
  -- Minor units.
  was bigint not null,
  now bigint not null,
  evidence jsonb not null default '[]',
  state text not null default 'POSTED' check (state in ('POSTED', 'DISPUTED', 'CREDITED', 'UPHELD')),
  transaction_id bigint not null references ledger_transaction,
  dispute_reason text check (dispute_reason in ('wrong-weight', 'wrong-size', 'not-our-parcel', 'other')),
  dispute_note text,
  disputed_by bigint references person on delete set null,
  disputed_at timestamptz,
  -- When the carrier was told.
  sent_at timestamptz,
  decided_at timestamptz,
  credit_transaction_id bigint references ledger_transaction,
  charged_at timestamptz not null,
  unique (account_id, invoice_line),
  check ((state = 'POSTED') = (disputed_at is null)),
  check ((state = 'CREDITED') = (credit_transaction_id is not null))
);
create index label_adjustment_recent on label_adjustment (org_id, charged_at desc, adjustment_id desc);
create index label_adjustment_of_shipment on label_adjustment (shipment_id);
create index label_adjustment_disputed on label_adjustment (disputed_at) where state = 'DISPUTED';
call isolate_by_organisation('label_adjustment');
revoke delete on label_adjustment from lading_tenant, lading_system;

-- What the carrier's own reference leads to, when it tells of an adjustment.
create index label_purchase_carrier_ref on label_purchase (account_id, carrier_ref) where carrier_ref is not null;

-- Disputes in the demo carrier's own books.
create table demo_carrier_dispute (
  invoice_line text primary key,
  disputed_at timestamptz not null
);
call keep_for_system('demo_carrier_dispute');
