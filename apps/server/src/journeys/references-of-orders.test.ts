import { expect, it } from 'vitest';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';

const { server } = await twoOrganizations();

it('an index leads from an order or a shipment to everything that refers to it', async () => {
  const { rows } = await server.platform.database.pool.query<{ reference: string }>(`
    select format('%s.%s', c.conrelid::regclass, a.attname) as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('customer_order'::regclass, 'shipment'::regclass) and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%s IS NOT NULL)', a.attname)))
    order by 1`);
  expect(rows).toEqual([]);
});
