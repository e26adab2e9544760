-- One import may bring records of two kinds, inbounds and crossdocks, whose ids may be the same (decision record 0121). The
-- new index takes its time: this stands before changes of orders, whose locks are kept until the last migration.

alter table import_change add column kind text not null default '';
alter table import_change drop constraint import_change_pkey;
alter table import_change add primary key (task_id, kind, record_id);
