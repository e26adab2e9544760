-- Requests to verify the identity of an organization (decision D14), and their documents. The latest one counts. Documents lie in the file
-- store, sealed, and go some time after the decision.
create table identity_verification (
  verification_id bigint generated always as identity (start with 41001) primary key,
  org_id bigint not null references organisation,
  state text not null check (state in ('DRAFT', 'SUBMITTED', 'NEEDS_MORE', 'VERIFIED', 'REJECTED')),
  details jsonb,
  reason text,
  asked_by bigint references person on delete set null,
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz
);
create unique index identity_verification_open on identity_verification (org_id) where state in ('DRAFT', 'SUBMITTED', 'NEEDS_MORE');
create index identity_verification_waiting on identity_verification (submitted_at) where state = 'SUBMITTED';
call isolate_by_organisation('identity_verification');
revoke delete on identity_verification from lading_tenant;

create table verification_document (
  document_id bigint generated always as identity (start with 42001) primary key,
  org_id bigint not null references organisation,
  verification_id bigint not null references identity_verification on delete cascade,
  -- Chosen by the page, so that a file that is sent again is kept once.
  upload_key text not null,
  file_key text not null,
  file_name text not null,
  content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  unique (org_id, upload_key)
);
create index verification_document_of on verification_document (verification_id, document_id);
call isolate_by_organisation('verification_document');
create trigger leave_attachment_file after delete on verification_document for each row execute function leave_attachment_file();
