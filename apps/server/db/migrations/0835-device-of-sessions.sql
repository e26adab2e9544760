-- The device key that came with the last sign-in or renewal: for a short while the previous refresh token is accepted from this browser alone
-- (decision D3). Null: none came, as from a program without cookies, or in sessions from before this.
alter table session add column device_mark text;
