import { errorCode } from '@lading/contracts/core';
import { importsApi } from '@lading/contracts/imports';
import { productsApi } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { good, headings, productFile, rowsOfFile } from '../products/testing/product-files.ts';

const { server, seller } = await twoOrganizations();

/** Replies of concurrent calls: each succeeds, or is refused as a conflict, and none is an unknown error. */
function counted(answers: readonly { result: string; code?: number }[]) {
  const codes = answers.map((answer) => (answer.result === 'OK' ? 'done' : answer.code));
  expect(codes.filter((code) => code !== 'done' && code !== errorCode.conflict)).toEqual([]);
  return codes.filter((code) => code === 'done').length;
}
const times = <Reply>(count: number, ask: (at: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

it('a template that several tabs save under one name exists once, and the others get the conflict', async () => {
  const answers = await times(8, () =>
    server.call(
      importsApi.calls.createTemplate,
      { params: { name: 'Parallel' }, body: { skuCode: 'SKU' } },
      seller,
    ),
  );
  expect(counted(answers)).toBe(1);
});

it('imports of the same new products, in opposite orders, end without an unknown error', async () => {
  const skus = Array.from({ length: 40 }, (_, at) => `PARALLEL-${at}`);
  const rows = await rowsOfFile(
    server,
    seller,
    productFile([headings, ...skus.map((sku) => [sku, ...good.slice(1)])]),
  );
  const answers = await times(6, (at) =>
    server.call(productsApi.calls.saveRows, { body: at % 2 === 0 ? rows : rows.toReversed() }, seller, {
      'idempotency-key': `parallel-${at}`,
    }),
  );
  expect(counted(answers)).toBeGreaterThan(0);
  const found = await server.call(productsApi.calls.productPage, { query: { search: 'PARALLEL-' } }, seller);
  expect(found).toMatchObject({ data: { total: 40 } });
});
