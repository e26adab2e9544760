-- What refers to a shipment is found by an index: its page reads its purchases and voids, and deleting the orders of an import looks into
-- every table with a reference, once for each shipment.
create index label_purchase_of_shipment on label_purchase (shipment_id, purchase_id);
create index label_void_of_shipment on label_void (shipment_id);
create index eei_record_of_shipment on eei_record (shipment_id);
create index insurance_claim_of_shipment on insurance_claim (shipment_id);
create index rate_quote_of_return on rate_quote (return_of) where return_of is not null;
create index rate_quote_of_relabel on rate_quote (relabel_of) where relabel_of is not null;
