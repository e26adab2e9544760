-- Exports to China, Russia and Venezuela are filed at any value, unless it was confirmed that all goods are EAR99 (15 CFR 758.1(b)(10)).
alter table eei_record add column ear99 boolean not null default false;
