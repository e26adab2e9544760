import { pageMessages } from '@lading/contracts/core';
import { productsApi } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { askedLists } from '../../testing/asked-lists.ts';
import { twoOrganizations } from '../testing/two-organizations.ts';

const world = await twoOrganizations();
const { server, other } = world;
const { find, orgOf } = askedLists(world);

it('a page by number is refused far into a long list, which goes on by key, and is empty behind a short one', async () => {
  const query = { pageSize: 200, sort: 'skuCode:asc' } as const;
  const far = (pageNo: number) =>
    server.call(productsApi.calls.productPage, { query: { ...query, pageNo } }, other);
  expect(await far(20_000)).toMatchObject({ data: { records: [] } });
  await server.platform.database.pool.query(
    `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit)
     select $1, 'FAR-' || lpad(n::text, 6, '0'), 'Far', 'Ready To Ship', 1, 1, 1, 'cm/kg'
     from generate_series(1, 100300) n`,
    [await orgOf('other@lading.test')],
  );
  for (const pageNo of [501, 20_000])
    expect(await far(pageNo)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'pageNo', code: pageMessages.pageTooFar.code }],
    });
  const last = await find('products', { ...query, pageNo: 500 }, other);
  expect(last.ids).toHaveLength(200);
  expect((await find('products', { ...query, after: last.next! }, other)).ids).toHaveLength(200);
}, 120_000);
