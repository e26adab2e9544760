-- What was declared of exports from the US (shipping design, "EeiFiling"): written with the purchase of the label, and kept for those who have
-- to show it years later.
create table eei_record (
  purchase_id bigint primary key references label_purchase,
  org_id bigint not null references organisation,
  shipment_id bigint not null references shipment,
  basis text not null check (basis in ('FILED', 'BELOW', 'CANADA')),
  itn text,
  consignee jsonb not null,
  -- Alike in two that go to the same party at the same place.
  consignee_key text not null,
  ship_date date not null,
  currency text not null,
  -- Of all goods, in hundredths.
  worth bigint not null,
  signer text not null,
  items jsonb not null,
  created_at timestamptz not null,
  check ((basis = 'FILED') = (itn is not null))
);
create index eei_record_recent on eei_record (org_id, created_at desc, purchase_id desc);
create index eei_record_siblings on eei_record (org_id, ship_date, consignee_key);
call isolate_by_organisation('eei_record');
revoke update, delete on eei_record from lading_tenant, lading_system;

-- Every organization's.
set local role lading_system;
insert into eei_record (purchase_id, org_id, shipment_id, basis, itn, consignee, consignee_key, ship_date, currency, worth, signer, items,
  created_at)
select p.purchase_id, p.org_id, p.shipment_id,
  case when q.request #>> '{customs,itn}' is not null then 'FILED' when q.request #>> '{to,countryCode}' = 'CA' then 'CANADA' else 'BELOW' end,
  q.request #>> '{customs,itn}', q.request -> 'to', '', (q.request ->> 'shipDate')::date, q.request #>> '{customs,currency}',
  (select coalesce(sum((item ->> 'unitValue')::bigint * (item ->> 'quantity')::bigint), 0)
    from jsonb_array_elements(q.request #> '{customs,items}') item),
  q.request #>> '{customs,signer}', q.request #> '{customs,items}', p.created_at
from label_purchase p join rate_quote q on q.quote_id = p.quote_id
where p.state = 'BOUGHT' and q.request ? 'customs' and q.request #>> '{from,countryCode}' in ('US', 'PR', 'VI', 'GU', 'MP', 'AS')
  -- Of what an earlier release did not keep nothing can be shown.
  and q.request ?& array['to', 'shipDate'] and q.request -> 'customs' ?& array['signer', 'currency', 'items'];
reset role;
