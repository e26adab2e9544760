alter table customer_order
  -- Why its store holds an order that a person has put on hold or canceled.
  add column held_in_store_for text,
  -- Units by SKU that its store wants shipped of it, as they were when the order followed them last.
  add column due_in_store jsonb,
  -- Since when its store has changed where it goes, or what of it is due, although a label was bought or being bought.
  add column changed_in_store_at timestamptz;
