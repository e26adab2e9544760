-- One row per sign-in. Refresh tokens are not stored: a token names its session and generation and is sealed with a key
-- that the database does not hold (decision D3).
create table session (
  session_id uuid primary key default gen_random_uuid(),
  user_id bigint not null references person on delete cascade,
  org_id bigint not null references organisation,
  generation integer not null default 0,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index session_of_user on session (user_id) where ended_at is null;
call keep_for_system('session');

-- A code that was mailed (decision D3: 6 digits, 10 minutes, 5 tries). One at a time per address and purpose.
create table mailed_code (
  realm text not null,
  email text not null,
  purpose text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  tries_left integer not null default 5,
  primary key (realm, email, purpose)
);
call keep_for_system('mailed_code');

-- A single-use code that hands a session over to another window or site of ours (decision D5).
create table handover_code (
  code_hash text primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
call keep_for_system('handover_code');

-- Attempts in a window, per account and per address; shared by all nodes and kept over a restart.
create table attempt (
  attempt_key text primary key,
  window_ends_at timestamptz not null,
  attempts integer not null default 0
);
create index attempt_window on attempt (window_ends_at);
call keep_for_system('attempt');
