-- Products (spec §3, "Product import row"). `sku_code` is the key within the organisation (decision D8). Codes are texts:
-- leading zeros and long numbers survive.
create table product (
  product_id bigint generated always as identity (start with 10001) primary key,
  org_id bigint not null references organisation,
  product_type integer not null default 1,
  sku_code text not null check (sku_code <> ''),
  sku_name text not null check (sku_name <> ''),
  sku_name_cn text,
  ean text,
  upc text,
  asin text,
  fn_sku text,
  extra_barcode1 text,
  purchasing_cost numeric(12, 2),
  brand text,
  package_type text not null,
  qty_in_one_package integer,
  length numeric(12, 2) not null,
  width numeric(12, 2) not null,
  height numeric(12, 2) not null,
  weight1 numeric(12, 2),
  weight2 numeric(12, 2),
  unit text not null,
  battery_flag text,
  declared_value numeric(12, 2),
  schedule_b text,
  origin_country text,
  quantity_unit text,
  cust_description text,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, sku_code)
);
create index product_recent on product (org_id, updated_at desc, product_id desc);
call isolate_by_organisation('product');
