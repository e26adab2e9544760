import { read, type WorkSheet } from '@e965/xlsx';
import { productsApi } from '@lading/contracts/products';
import { tasksApi } from '@lading/contracts/tasks';
import { afterEach, beforeEach } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { largeSaves } from '../../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';

const { exportProducts } = productsApi.calls;

export const sheetOf = (bytes: Buffer): WorkSheet => {
  const book = read(bytes, { cellDates: false, cellFormula: true });
  return book.Sheets[book.SheetNames[0]!]!;
};

/** A server for the tests of a file whose jobs run, with a seller who exports products. */
export async function productExporter() {
  const { server, seller, other } = await twoOrganizations();
  beforeEach(() => server.platform.jobs.start());
  afterEach(() => server.platform.jobs.stop());
  const saves = largeSaves(
    () => server,
    () => seller,
  );

  /** Starts an export of the products whose SKU has this prefix. */
  const begin = async (search: string, format: 'csv' | 'xlsx' = 'csv', language = 'en'): Promise<string> =>
    (
      await dataOf(
        server.call(exportProducts, { body: { search, format, sort: 'skuCode:asc' } }, seller, {
          'accept-language': language,
        }),
      )
    ).taskId;

  const download = (fileId: string, caller = seller) =>
    server.send(tasksApi.calls.download, { params: { fileId } }, caller);

  /** Products of the seller, written directly to the table. */
  const addProducts = (prefix: string, many: number): Promise<unknown> =>
    server.platform.database.pool.query(
      `insert into product (org_id, sku_code, sku_name, package_type, length, width, height, unit, created_at, updated_at)
       select org_id, $1 || '-' || lpad(n::text, 6, '0'), 'Oak stool ' || n, 'Ready To Ship', 1.5, 1, 1, 'cm/kg',
              '2026-01-15T08:00:00Z', '2026-07-15T08:00:00Z'
       from person, generate_series(1, $2::integer) n where email = 'seller@lading.test'`,
      [prefix, many],
    );

  return { server, seller, other, begin, download, addProducts, saves };
}
