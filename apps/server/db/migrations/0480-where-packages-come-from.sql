-- Where the packages that a row of a batch was rated with come from: given, of its order, proposed from the sizes of its products, or those of
-- the default preset; null for what an earlier release has rated.
alter table label_batch_row add column packages_from text
  check (packages_from in ('given', 'order', 'product', 'preset', 'usual'));
