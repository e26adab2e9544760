-- One import may bring records of two kinds, inbounds and crossdocks, whose ids may be the same (decision record 0121).

alter table import_change add column kind text not null default '';
alter table import_change drop constraint import_change_pkey;
alter table import_change add primary key (task_id, kind, record_id);
