-- `pg_restore` has no search path: what fills a generated column names its schema, or a dump of tables with it cannot be restored.
do $$
declare
  plain constant text := pg_get_functiondef('order_text(text)'::regprocedure);
  named constant text := replace(plain, ':= fold_text(given)', ':= public.fold_text(given)');
begin
  if named = plain then raise 'order_text is not as it was'; end if;
  execute named;
end $$;
