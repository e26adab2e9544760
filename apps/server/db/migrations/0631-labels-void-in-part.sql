-- Of a shipment of several packages a carrier may take back some labels only: those are void, and the others stand.
alter table label add column voided_at timestamptz;
