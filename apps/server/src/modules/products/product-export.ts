import { productImport, productsApi } from '@lading/contracts/products';
import { taskType } from '@lading/contracts/tasks';

import type { Selectable } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportHandler, usualColumn, type ExportColumn } from '../tasks/index.ts';
import { productColumns } from './product-row.ts';
import { countProducts, readProductBatches } from './product.store.ts';
import type { ProductTable } from './product.table.ts';

type Row = Selectable<ProductTable>;

/** Columns that PostgreSQL returns as texts, to keep their decimals. */
const numeric: ReadonlySet<string> = new Set([
  'purchasing_cost',
  'length',
  'width',
  'height',
  'weight1',
  'weight2',
  'declared_value',
]);

/** The columns of the import under its own labels, so that a re-imported export is mapped automatically; then the times. */
const columns: ExportColumn<Row>[] = [
  ...productImport.fields.map(({ key, label, ...field }): ExportColumn<Row> => {
    const column = productColumns[key];
    return {
      heading: label,
      width: Math.round(('widthPx' in field ? field.widthPx : 112) / 7),
      value: (row) => (numeric.has(column) ? wireNumber(row[column]) : row[column]),
    };
  }),
  usualColumn('created', (row) => row.created_at),
  usualColumn('updated', (row) => row.updated_at),
];

/** The export of the product list (decision D7). */
export const productExport = (platform: Platform) =>
  exportHandler(platform, productsApi.calls.exportProducts, {
    taskType: taskType.productExport,
    module: 'PRODUCT',
    title: { en: 'Products', zh: '商品' },
    count: countProducts,
    rows: readProductBatches,
    columns,
  });
