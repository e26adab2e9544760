-- A lot that came without an expiry date gets it from a later inbound that has one.
grant update (expires_on) on lot to lading_warehouse;
