-- A white-label edition (spec §1, SaaS): its host, and the site settings of spec §3.
create table reseller (
  reseller_id bigint generated always as identity (start with 501) primary key,
  host text not null unique check (host = lower(host)),
  server_org_id bigint,
  site_name text not null,
  site_name_cn text not null,
  logo_url text,
  icon_url text,
  main_image_url text,
  slogan text,
  colour jsonb not null default '{}',
  created_at timestamptz not null default now()
);
call keep_for_system('reseller');

-- Name and logos of hosts outside the product's own list (spec §3, "Branding").
create table branding (
  host text primary key check (host = lower(host)),
  platform_name text not null,
  logo_url text,
  logo_expand text,
  logo_collapse text
);
call keep_for_system('branding');

create table organisation (
  org_id bigint generated always as identity (start with 1001) primary key,
  org_name text not null check (org_name <> ''),
  -- Null: no client of a provider. Any other than APPROVED: not yet approved (spec §6).
  audit_status text,
  -- Identity verification at the shipping service (spec §3, ezeeshipUser.authFlag).
  identity_verified boolean not null default false,
  -- The edition the organisation belongs to; null for the product's own.
  reseller_id bigint references reseller,
  -- What the founder of the account entered at sign-up (decision D3).
  invitation_code text,
  created_at timestamptz not null default now()
);
call isolate_by_organisation('organisation');
revoke insert, delete, update on organisation from lading_tenant;
alter table reseller add foreign key (server_org_id) references organisation;

create table person (
  user_id bigint generated always as identity (start with 2001) primary key,
  org_id bigint not null references organisation,
  -- Repeated from the organisation: names and addresses are unique within one edition only.
  reseller_id bigint references reseller,
  user_name text not null,
  email text not null,
  first_name text,
  last_name text,
  phone text,
  language text not null default 'en' check (language in ('en', 'cn')),
  time_zone text not null default 'America/Los_Angeles',
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index person_user_name on person (coalesce(reseller_id, 0), lower(user_name));
create unique index person_email on person (coalesce(reseller_id, 0), lower(email));
create index person_org on person (org_id);
call isolate_by_organisation('person');

create table warehouse (
  warehouse_id bigint generated always as identity (start with 301) primary key,
  warehouse_code text not null unique,
  warehouse_name text not null
);
call share_with_tenants('warehouse');

-- A warehouse that an organisation is connected with, and what its provider lets it do there (14 work order, 16 return).
create table warehouse_connection (
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  function_types integer[] not null default '{}',
  primary key (org_id, warehouse_id)
);
call isolate_by_organisation('warehouse_connection');

create table feature_flag (
  org_id bigint not null references organisation,
  feature_flag_key text not null,
  is_enable boolean not null,
  primary key (org_id, feature_flag_key)
);
call isolate_by_organisation('feature_flag');
