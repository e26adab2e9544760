-- What an idempotent call of an operator answered; those of people stand in `idempotency`, each with its organisation.
create table operator_idempotency (
  call_id text not null,
  idempotency_key text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (call_id, idempotency_key)
);
create index operator_idempotency_age on operator_idempotency (created_at);
call keep_for_system('operator_idempotency');
