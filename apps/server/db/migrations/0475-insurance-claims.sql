-- Claims on what was insured of a shipment (shipping design, "Claim"): drafted and submitted by the seller, decided by the insurer of the
-- carrier account, paid into the wallet once.
create table insurance_claim (
  claim_id bigint generated always as identity (start with 61001) primary key,
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment,
  -- The purchase whose labels were insured.
  purchase_id bigint not null references label_purchase,
  account_id text not null,
  state text not null check (state in ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'NEEDS_ACTION', 'APPROVED', 'APPROVED_PARTIAL', 'REJECTED',
    'CANCELLED', 'PAID')),
  type text not null check (type in ('LOSS', 'DAMAGE', 'THEFT')),
  currency text not null,
  insured bigint not null check (insured > 0),
  requested bigint not null check (requested > 0 and requested <= insured),
  approved bigint check (approved > 0 and approved <= requested),
  description text not null,
  -- A draft is submitted before this moment.
  closes_at timestamptz not null,
  -- Ours and unique: the insurer keeps a claim once under it.
  reference text not null unique,
  transaction_id bigint references ledger_transaction,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  paid_at timestamptz,
  -- When the insurer was asked last; the longest silent comes first.
  followed_at timestamptz,
  check ((approved is not null) = (state in ('APPROVED', 'APPROVED_PARTIAL', 'PAID'))),
  check ((transaction_id is not null) = (state = 'PAID'))
);
-- A shipment has one claim that stands.
create unique index insurance_claim_standing on insurance_claim (shipment_id) where state not in ('REJECTED', 'CANCELLED');
create index insurance_claim_of on insurance_claim (org_id, created_at desc, claim_id desc);
create index insurance_claim_open on insurance_claim (followed_at nulls first, claim_id)
  where state in ('SUBMITTED', 'IN_REVIEW', 'NEEDS_ACTION', 'APPROVED', 'APPROVED_PARTIAL');
call isolate_by_organisation('insurance_claim');
revoke delete on insurance_claim from lading_tenant, lading_system;

-- What seller and insurer wrote to each other.
create table claim_message (
  message_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  claim_id bigint not null references insurance_claim,
  -- The page's or the insurer's: what comes again is kept once.
  message_key text not null,
  author text not null check (author in ('SELLER', 'INSURER')),
  body text,
  message jsonb,
  written_by bigint references person on delete set null,
  created_at timestamptz not null,
  -- When the insurer got what the seller wrote.
  sent_at timestamptz,
  unique (claim_id, author, message_key),
  check ((author = 'SELLER') = (body is not null)),
  check ((author = 'INSURER') = (message is not null))
);
call isolate_by_organisation('claim_message');
revoke delete on claim_message from lading_tenant, lading_system;

-- Photos and papers of a claim. They lie in the file store and are read by a call.
create table claim_file (
  file_id bigint generated always as identity (start with 62001) primary key,
  org_id bigint not null references organisation,
  claim_id bigint not null references insurance_claim,
  -- Chosen by the page, so that a file that is sent again is kept once.
  upload_key text not null,
  file_key text not null,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  added_by bigint references person on delete set null,
  created_at timestamptz not null,
  -- When the insurer got it.
  sent_at timestamptz,
  unique (org_id, upload_key)
);
create index claim_file_of_claim on claim_file (claim_id, file_id);
call isolate_by_organisation('claim_file');
create trigger leave_attachment_file after delete on claim_file for each row execute function leave_attachment_file();

-- Insured shipments are found by their quotes.
create index rate_quote_insured on rate_quote (org_id, quote_id) where request -> 'insurance' ->> 'minor' is not null;
create index label_purchase_of_quote on label_purchase (quote_id);

-- The demo carrier's own books of claims.
create table demo_carrier_claim (
  claim_ref bigint generated always as identity (start with 730001) primary key,
  reference text not null unique,
  carrier_ref bigint not null,
  claim jsonb not null,
  filed_at timestamptz not null,
  replied_at timestamptz,
  cancelled_at timestamptz
);
call keep_for_system('demo_carrier_claim');

-- What an insurer pays is of a kind of its own.
alter table ledger_transaction drop constraint ledger_transaction_kind_check,
  add constraint ledger_transaction_kind_check check (kind in ('top-up', 'hold', 'release', 'purchase', 'void', 'adjustment', 'dispute',
    'claim', 'fee', 'service', 'withdrawal', 'reversal'));
