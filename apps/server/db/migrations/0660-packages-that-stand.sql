-- Of the few shipments whose labels are void in part, the packages that stay behind.
create index label_void_in_part on label (shipment_id, package_no) where voided_at is not null;
