-- With what the labels of an organization begin (shipping design, "Default settings"). The usual sender and the address of returns are
-- marks in the address book.
create table shipping_settings (
  org_id bigint primary key references organisation,
  settings jsonb not null,
  updated_at timestamptz not null
);
call isolate_by_organisation('shipping_settings');

-- A package, a service and options under a name, and a key between 1 and 9 (shipping design, "ShippingPreset").
create table shipping_preset (
  preset_id bigint generated always as identity (start with 6501) primary key,
  org_id bigint not null references organisation,
  name text not null,
  hotkey smallint check (hotkey between 1 and 9),
  preset jsonb not null,
  updated_at timestamptz not null
);
create index shipping_preset_of on shipping_preset (org_id, hotkey, name);
create unique index shipping_preset_hotkey on shipping_preset (org_id, hotkey);
call isolate_by_organisation('shipping_preset');

-- What a row of a batch is bought with besides the way: signature and insurance of a preset; null: those of the order.
alter table label_batch_row add column options jsonb;
