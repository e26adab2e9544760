-- A purchase that was given up is looked up again for two days: a carrier may have sold after all. Once its label was taken back that is over.
alter table label_purchase add column late_ended_at timestamptz;
create index label_purchase_given_up on label_purchase (ended_at)
  where state = 'NOT_BOUGHT' and called_at is not null and late_ref is null and late_ended_at is null;
