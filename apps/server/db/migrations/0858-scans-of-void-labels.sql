-- When it became known that a label was scanned after its carrier had voided it alone, while others of its shipment stand: it is reported once.
alter table label add column scanned_after_void_at timestamptz;
