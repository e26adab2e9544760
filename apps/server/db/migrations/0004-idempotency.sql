-- What an idempotent call answered (decision D8: sent twice, it is done once).
create table idempotency (
  org_id bigint not null references organisation,
  call_id text not null,
  idempotency_key text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, call_id, idempotency_key)
);
create index idempotency_age on idempotency (created_at);
call isolate_by_organisation('idempotency');
