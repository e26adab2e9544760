-- Bundles and aliases (warehouse design, a; decision 0056). A virtual bundle is its components and is never on a shelf; a kit is a product
-- of its own that is put together from components. An alias is another name of a product or bundle, in one store or in all.

create table bundle (
  bundle_id bigint generated always as identity (start with 690001) primary key,
  org_id bigint not null references organisation,
  bundle_sku text not null check (bundle_sku <> ''),
  bundle_name text not null check (bundle_name <> ''),
  kind text not null check (kind in ('VIRTUAL', 'KIT')),
  -- The product that a kit is kept as.
  product_id bigint references product,
  note text,
  version integer not null default 1,
  search_body text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'KIT') = (product_id is not null)),
  unique (org_id, bundle_sku)
);
create index bundle_recent on bundle (org_id, updated_at, bundle_id);
create index bundle_product on bundle (product_id);
call isolate_by_organisation('bundle');
call search_by_own_text('bundle', 'bundle', 'bundle_id');

create table bundle_component (
  org_id bigint not null references organisation,
  bundle_id bigint not null references bundle on delete cascade,
  line_no integer not null,
  product_id bigint references product,
  -- A virtual bundle within this one.
  child_id bigint references bundle,
  quantity integer not null check (quantity between 1 and 9999),
  check ((product_id is null) <> (child_id is null)),
  primary key (bundle_id, line_no)
);
create index bundle_component_product on bundle_component (product_id);
create index bundle_component_child on bundle_component (child_id);
call isolate_by_organisation('bundle_component');

create table product_alias (
  alias_id bigint generated always as identity (start with 695001) primary key,
  org_id bigint not null references organisation,
  alias_type text not null check (alias_type in ('SKU', 'BARCODE', 'FNSKU', 'ASIN')),
  store_id bigint references store on delete cascade,
  alias text not null check (alias <> ''),
  product_id bigint references product on delete cascade,
  bundle_id bigint references bundle,
  -- Units of the product that one of the alias stands for.
  quantity integer not null default 1 check (quantity between 1 and 9999),
  search_body text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((product_id is null) <> (bundle_id is null)),
  unique nulls not distinct (org_id, alias, alias_type, store_id)
);
create index product_alias_recent on product_alias (org_id, updated_at, alias_id);
create index product_alias_product on product_alias (product_id);
create index product_alias_bundle on product_alias (bundle_id);
call isolate_by_organisation('product_alias');
call search_by_own_text('product_alias', 'alias', 'alias_id');
-- A scanner may find any of a product's names on the goods.
grant select (alias_id, product_id, org_id, alias, quantity) on product_alias to lading_warehouse;
create policy sent_to_warehouse on product_alias for select to lading_warehouse
  using (exists (select from product_warehouse sent where sent.product_id = product_alias.product_id));

-- What an outbound's line was ordered as, where that is not the product's own SKU.
alter table outbound_line add column ordered_as text;
grant insert (ordered_as) on outbound_line to lading_tenant;
