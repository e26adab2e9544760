-- A warehouse provider's invitations: who signs up with one is connected with the provider's warehouses (decisions D3, D14).
create table invitation (
  invitation_id bigint generated always as identity (start with 301) primary key,
  code text not null unique check (code = upper(code) and code <> ''),
  -- The provider who issued it, as operators and sellers read it.
  provider_name text not null,
  -- [{"warehouseId": "1", "functionTypes": [14, 16]}]
  warehouses jsonb not null default '[]',
  -- Whether who comes with it is approved at once; else the provider decides.
  approves boolean not null default false,
  uses_most integer not null check (uses_most > 0),
  uses integer not null default 0 check (uses <= uses_most),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
call keep_for_system('invitation');
