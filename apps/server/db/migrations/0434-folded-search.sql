-- Texts are searched without differences of width, case and accents (decision D28): `ＳＫＵ` is found as sku, and Société as societe.
create function fold_text(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = length(given) then lower(given)
    else replace(replace(replace(translate(
      lower(normalize(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
      'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  end
$$;

create or replace function search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select left(fold_text(translate(array_to_string(parts, chr(10)), chr(31), ' ')), 4000)
$$;

grant create on schema public to lading_system;
set local role lading_system;
-- As before but for what is looked for, which is folded as the texts are.
create or replace function find_records(wanted text, term text, most integer) returns setof bigint
language plpgsql stable security definer
set search_path = public, pg_temp set enable_seqscan = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_org_id();
  plain text := fold_text(translate(term, chr(31), ' '));
begin
  if own is null or plain = '' then return; end if;
  return query
    select r.record_id from search_record r
    where r.indexed and search_grams(r.org_id, r.kind, r.body) @@ search_query(own, wanted, plain)
      and r.org_id = own and r.kind = wanted and strpos(r.body, plain) > 0
    union all
    select r.record_id from search_record r
    where not r.indexed and r.org_id = own and r.kind = wanted and strpos(r.body, plain) > 0
    limit most;
end $$;
-- Only texts with signs beyond ASCII can differ; those that do are indexed again.
update search_record set body = fold_text(body), indexed = false
where octet_length(body) <> length(body) and body <> fold_text(body);
reset role;
revoke create on schema public from lading_system;
