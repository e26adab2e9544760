-- The second step of a sign-in (decision D3): a secret shared with a person's authenticator app (RFC 6238).
create table second_factor (
  user_id bigint primary key references person on delete cascade,
  org_id bigint not null references organisation,
  -- Sealed with a key that the database does not hold.
  sealed_secret text not null,
  begun_at timestamptz not null,
  -- Null while it is being set up: it is asked for at no sign-in.
  confirmed_at timestamptz,
  -- The newest time step whose code was taken; no code of it or of one before is taken again.
  last_step bigint not null default 0
);
call keep_for_system('second_factor');

-- What opens an account whose app is lost, each once. Keyed digests.
create table recovery_code (
  user_id bigint not null references second_factor on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
call keep_for_system('recovery_code');

-- A sign-in whose password was right and whose second step is awaited.
create table sign_in_challenge (
  challenge_hash text primary key,
  user_id bigint not null references person on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_challenge_of_user on sign_in_challenge (user_id);
call keep_for_system('sign_in_challenge');
