-- The version of the order that a quote was made for: an order that was changed since is not shipped as it was before.
alter table rate_quote add column order_version integer;
