-- What people send is compared by a keyed digest: a bank account could be guessed by one without a key. Earlier digests have none, and go.
-- Until the reply under such a key is removed, it is given to any body.
set local role lading_system;
update idempotency set body_digest = null where body_digest is not null;
reset role;
