-- What refers to an order or a shipment is found by an index: the page of a shipment reads its purchases and voids, and deleting the orders
-- of an import looks into every table with a reference, once for each order and each of its shipments.
create index outbound_of_order on outbound (order_id) where order_id is not null;
create index shipment_report_of_order on shipment_report (order_id) where order_id is not null;
create index label_purchase_of_shipment on label_purchase (shipment_id, purchase_id);
create index label_void_of_shipment on label_void (shipment_id);
create index eei_record_of_shipment on eei_record (shipment_id);
create index insurance_claim_of_shipment on insurance_claim (shipment_id);
create index rate_quote_of_return on rate_quote (return_of) where return_of is not null;
create index rate_quote_of_relabel on rate_quote (relabel_of) where relabel_of is not null;
