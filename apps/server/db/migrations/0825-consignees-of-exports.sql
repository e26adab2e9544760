-- The consignee of an export by its key (name, company, two address lines, city, country and code): the company, or the person where there is
-- none, at one street. A name in a company makes no second consignee (decision 0186). Derived, so that it applies to the exports that are there.
create function eei_consignee(consignee_key text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(split_part(consignee_key, '|', 2), ''), split_part(consignee_key, '|', 1)) || '|' || split_part(consignee_key, '|', 3)
    || '|' || split_part(consignee_key, '|', 5) || '|' || split_part(consignee_key, '|', 6) || '|' || split_part(consignee_key, '|', 7)
$$;
drop index eei_record_siblings;
create index eei_record_siblings on eei_record (org_id, ship_date, eei_consignee(consignee_key));
