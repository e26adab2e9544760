-- Exports that are let go before they are filed (15 CFR 30, App. B): by an exporter approved for it (AESPOST), or while AES is down (AESDOWN).
-- The citation itself is kept, as of other exemptions.
alter table eei_entry drop constraint eei_entry_basis_check;
alter table eei_entry drop constraint eei_entry_check1;
alter table eei_entry add constraint eei_entry_basis check (basis in ('FILED', 'FOLLOWS', 'BELOW', 'CANADA', 'EXEMPT'));
alter table eei_entry add constraint eei_entry_exemption check ((basis in ('FOLLOWS', 'EXEMPT')) = (exemption is not null));
