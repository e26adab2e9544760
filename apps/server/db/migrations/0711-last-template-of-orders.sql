-- The last template of an order import is kept under its task type, as that of every other import but products.
set local role lading_system;
update preference set operation_type = 102 where operation_type = 2 and not exists (
  select from preference newer where newer.user_id = preference.user_id and newer.module_type = preference.module_type
    and newer.warehouse_id = preference.warehouse_id and newer.operation_type = 102);
delete from preference where operation_type = 2;
reset role;
