-- Freight leaves a warehouse as parcels do (warehouse design, a and b): states, stock and bins are those of an outbound. What a truck
-- needs of it stands beside it.

create table freight (
  outbound_id bigint primary key references outbound,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  load_type text not null check (load_type in ('LTL', 'FTL', 'PICKUP', 'FBA')),
  terms text not null check (terms in ('PREPAID', 'COLLECT', 'THIRD_PARTY')),
  scac text check (scac ~ '^[A-Z]{2,4}$'),
  bol_no text generated always as ('BOL' || outbound_id) stored,
  pro_number text,
  po_number text,
  trailer_no text,
  seal_no text,
  remark text
);
call keep_for_warehouse('freight');
grant insert on freight to lading_tenant;
grant update (scac, pro_number, trailer_no, seal_no) on freight to lading_warehouse;

-- Pallets and cartons of one size, as the floor measured them.
create table freight_unit (
  outbound_id bigint not null references freight,
  line_no integer not null,
  org_id bigint not null references organisation,
  warehouse_id bigint not null references warehouse,
  kind text not null check (kind in ('PALLET', 'CARTON')),
  units integer not null check (units > 0),
  length numeric not null check (length > 0),
  width numeric not null check (width > 0),
  height numeric not null check (height > 0),
  weight numeric not null check (weight > 0),
  measure text not null check (measure in ('in/lb', 'cm/kg')),
  primary key (outbound_id, line_no)
);
call keep_for_warehouse('freight_unit');
grant insert on freight_unit to lading_warehouse;
