-- What a warehouse has still to answer, by client in the order of its coming.
create index warehouse_top_up_waiting on warehouse_top_up (warehouse_id, org_id, top_up_id) where state = 'REQUESTED';
