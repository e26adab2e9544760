-- Whether the organisation may use the marketplace cooperative-warehouse integration (spec §2, settings menu).
alter table organisation add column marketplace_warehouse boolean not null default false;
