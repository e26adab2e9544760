-- Packages of a shipment whose labels are void, while those of others are valid, get their next label as a shipment of its own: of which
-- shipment, and the numbers of those packages in it, in the order of the new labels.
alter table shipment
  add column relabel_of bigint references shipment,
  add column relabeled_packages integer[],
  add constraint shipment_relabels_packages check ((relabel_of is null) = (relabeled_packages is null));
create index shipment_relabels on shipment (relabel_of) where relabel_of is not null;
alter table rate_quote
  add column relabel_of bigint references shipment,
  add column relabeled_packages integer[];
