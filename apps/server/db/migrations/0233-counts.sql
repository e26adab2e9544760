-- A count of what lies in a bin is compared with what is on record while nobody moves the goods: staff may not lock levels themselves.
create function lock_stock(target_org bigint, target_warehouse bigint, product bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not stock_is_ours(target_warehouse) then
    raise exception 'not a warehouse of this organization' using errcode = 'LW005';
  end if;
  perform lock_levels(target_org, target_warehouse, array[product]);
end $$;

grant create on schema public to lading_stock;
alter function lock_stock(bigint, bigint, bigint) owner to lading_stock;
revoke create on schema public from lading_stock;
revoke all on function lock_stock(bigint, bigint, bigint) from public;
grant execute on function lock_stock(bigint, bigint, bigint) to lading_warehouse;
