-- The order import with shipment is a module of its own and no longer bears the name of the parcel orders of a warehouse (decision D19).
set local role lading_system;
update task set task_no = 'Import-ORDER' where task_no = 'Import-Outbound' and task_type = 102;
reset role;
