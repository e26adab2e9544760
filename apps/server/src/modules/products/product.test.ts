import { type ProductRecord, productsApi } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { productPage, productDetail, saveProduct } = productsApi.calls;

const { server, seller, other } = await twoOrganizations();

const draft = {
  skuCode: '000123',
  skuName: 'Enamel pot',
  packageType: 'Ready To Ship',
  length: 10,
  width: 8.25,
  height: 6,
  weight1: 2,
  weight2: 8,
  unit: 'in/lb',
  upc: '001234567890',
} as const;

async function page(query: object, caller = seller) {
  const answer = await server.call(productPage, { query }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

async function create(fields: object = {}, caller = seller): Promise<ProductRecord> {
  const answer = await server.call(saveProduct, { body: { ...draft, ...fields } }, caller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
}

describe('the product list (decision D9)', () => {
  it('is paged on the server', async () => {
    const first = await page({ pageSize: 5, sort: 'skuCode:asc' });
    const second = await page({ pageSize: 5, pageNo: 2, sort: 'skuCode:asc' });
    expect(first.records).toHaveLength(5);
    expect(first.total).toBeGreaterThan(10);
    const skus = [...first.records, ...second.records].map((record) => record.skuCode);
    expect(skus).toEqual(skus.toSorted());
    expect(new Set(skus).size).toBe(10);
  });

  it('includes the total on each page, on one beyond the last, and without results', async () => {
    const { total } = await page({ pageSize: 5 });
    expect(await page({ pageSize: 5, pageNo: 2 })).toMatchObject({ total });
    expect(await page({ pageSize: 5, pageNo: 1_000 })).toMatchObject({
      records: [],
      total,
      totalExact: true,
    });
    expect(await page({ search: 'no such thing' })).toMatchObject({
      records: [],
      total: 0,
      totalExact: true,
    });
  });

  it('finds a product by SKU, by name in either language and by barcode', async () => {
    const { skuCode, skuName, upc } = (await page({ pageSize: 1, search: 'JP-TEAPOT' })).records[0]!;
    for (const search of [skuCode.toLowerCase(), skuName.slice(0, 8), '铸铁茶壶', upc!]) {
      expect((await page({ search })).records.map((record) => record.skuCode)).toContain(skuCode);
    }
  });

  it('treats wildcards in a search literally', async () => {
    expect((await page({ search: '%' })).total).toBe(0);
    expect((await page({ search: '_' })).total).toBe(0);
  });

  it('refuses a page larger than 200 and a column that cannot be sorted by, naming both', async () => {
    const query = { pageSize: 201, sort: 'note:asc' } as never;
    expect(await server.call(productPage, { query }, seller)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'pageSize' }, { fieldName: 'sort' }],
    });
  });

  it('shows each organization its own products only', async () => {
    const mine = new Set((await page({ pageSize: 200 })).records.map((record) => record.productId));
    const theirs = (await page({ pageSize: 200 }, other)).records.map((record) => record.productId);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((id) => mine.has(id))).toEqual([]);
  });
});

describe('one product', () => {
  it('keeps leading zeros and computes the total weight', async () => {
    const { productId } = await create();
    const answer = await server.call(productDetail, { params: { productId } }, seller);
    expect(answer).toMatchObject({
      data: { skuCode: '000123', upc: '001234567890', width: 8.25, weight: 2.5 },
    });
  });

  it('is changed under its own id', async () => {
    const { productId } = await create({ skuCode: 'CHANGE-1' });
    const changed = await create({ skuCode: 'CHANGE-1', skuName: 'Enamel pot, blue', productId });
    expect(changed).toMatchObject({ productId, skuName: 'Enamel pot, blue' });
  });

  it('cannot take the SKU code of another', async () => {
    await create({ skuCode: 'TAKEN-1' });
    expect(await server.call(saveProduct, { body: { ...draft, skuCode: 'TAKEN-1' } }, seller)).toMatchObject({
      code: 409,
      errors: [{ fieldName: 'skuCode' }],
    });
  });

  it('may have a SKU code that another organization has too', async () => {
    await create({ skuCode: 'BOTH-1' });
    expect(await create({ skuCode: 'BOTH-1' }, other)).toMatchObject({ skuCode: 'BOTH-1' });
  });

  it('reports every error of a draft, not only the first', async () => {
    const body = { ...draft, skuCode: '', length: 0, unit: 'ft' } as never;
    const answer = await server.call(saveProduct, { body }, seller);
    expect(answer).toMatchObject({ code: 400 });
    const fields = answer.result === 'ERR' ? answer.errors?.map((fault) => fault.fieldName) : [];
    expect(fields).toEqual(expect.arrayContaining(['skuCode', 'length', 'unit']));
  });

  it('accepts only listed countries and customs units, in any spelling (spec §3)', async () => {
    const known = await create({ skuCode: 'CHOICE-1', originCountry: 'cn', quantityUnit: 'pcs' });
    expect(known).toMatchObject({ originCountry: 'CN', quantityUnit: 'PCS' });
    const body = { ...draft, skuCode: 'CHOICE-2', originCountry: 'ZZ', quantityUnit: 'Heaps' };
    expect(await server.call(saveProduct, { body }, seller)).toMatchObject({
      code: 400,
      errors: [{ fieldName: 'originCountry' }, { fieldName: 'quantityUnit' }],
    });
  });

  it('is not found by another organization, neither to read nor to change', async () => {
    const { productId } = await create({ skuCode: 'MINE-1' });
    expect(await server.call(productDetail, { params: { productId } }, other)).toMatchObject({ code: 404 });
    const theft = { ...draft, skuCode: 'STOLEN', productId };
    expect(await server.call(saveProduct, { body: theft }, other)).toMatchObject({ code: 404 });
    expect(await server.call(productDetail, { params: { productId } }, seller)).toMatchObject({
      data: { skuCode: 'MINE-1' },
    });
  });

  it.each(['0', '-1', '1e3', '99999999999999999999', "1' or '1'='1", 'x'])(
    'is not found under the id %s',
    async (productId) => {
      expect(await server.call(productDetail, { params: { productId } }, seller)).toMatchObject({
        code: 404,
      });
    },
  );
});
