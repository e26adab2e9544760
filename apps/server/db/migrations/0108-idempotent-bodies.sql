-- What an idempotency key came with, so that the same key with another body is refused rather than answered for the first one.
alter table idempotency add column body_digest text;
alter table operator_idempotency add column body_digest text;
