import type { RowIssues, RowValidator } from '../src/store/issue-ledger.ts';
import { productColumns } from './product-columns.ts';

const names = [
  'Steel bottle 750 ml',
  'Bamboo tray',
  'LED desk lamp',
  'Yoga mat 6 mm',
  '不锈钢保温杯',
  'Cotton tote, natural',
];
const brands = ['Nordlys', 'Hearth & Co', '山野', 'Pinegrove', ''];
const countries = ['CN', 'US', 'VN', 'DE', 'USA'];

/** Rows by column, always the same; about one row in ten has a missing or invalid value. */
export function productRows(from: number, count: number): string[][] {
  const cell: Readonly<Record<string, (row: number) => string>> = {
    skuCode: (row) => `LD-${String(row + 1).padStart(6, '0')}`,
    skuName: (row) => (row % 37 === 5 ? '' : (names[row % names.length] ?? '')),
    skuNameCN: (row) => (row % 2 ? '夏季新款，颜色随机发货' : ''),
    ean: (row) => `4006381${String(row % 1_000_000).padStart(6, '0')}`,
    upc: (row) => `0${String(72_527_000_000 + row)}`,
    asin: (row) => `B0${(row * 7919).toString(36).toUpperCase().padStart(8, '0').slice(0, 8)}`,
    purchasingCost: (row) => ((row % 900) / 10).toFixed(2),
    brand: (row) => brands[row % brands.length] ?? '',
    packageType: (row) => (row % 3 ? 'RTS' : 'PN'),
    qtyInOnePackage: (row) => String((row % 12) + 1),
    length: (row) => (row % 23 === 3 ? '0' : String((row % 60) + 10)),
    width: (row) => String((row % 40) + 5.5),
    height: (row) => String((row % 30) + 2),
    weight1: (row) => String(row % 20),
    weight2: (row) => String(row % 16),
    unit: (row) => (row % 41 === 7 ? '' : row % 2 ? 'cm/kg' : 'in/lb'),
    batteryFlag: (row) => (row % 9 ? 'No' : 'Yes'),
    declaredValue: (row) => ((row % 500) + 0.99).toFixed(2),
    scheduleB: (row) => (row % 4 ? `9506.91.00${row % 90}` : ''),
    originCountry: (row) => (row % 29 === 4 ? 'USA' : (countries[row % 4] ?? '')),
    quantityUnit: () => 'PCS',
    createdBy: () => 'import',
    source: (row) => String(row + 2),
  };
  return productColumns.map(({ key }) => {
    const of = cell[key];
    return Array.from({ length: count }, (_, index) => of?.(from + index) ?? '');
  });
}

/** A row's own checks, small enough for the harness: required fields, zero sizes, unknown options. */
export const checkProduct: RowValidator = (_row, value) => {
  const issues: Record<string, RowIssues[string]> = {};
  for (const { key, heading, required, editor } of productColumns) {
    const text = value(key);
    if (required && text === '')
      issues[key] = [{ id: 'required', message: `${heading} is required`, severity: 'error' }];
    else if (['length', 'width', 'height'].includes(key) && Number(text) === 0) {
      issues[key] = [{ id: 'zero', message: `${heading} must not be 0`, severity: 'error' }];
    } else if (
      editor.kind === 'select' &&
      text !== '' &&
      !editor.options.some((option) => option.value === text)
    ) {
      issues[key] = [
        { id: 'unknown', message: `“${text}” is not a ${heading.toLowerCase()} we know`, severity: 'error' },
      ];
    } else if (key === 'scheduleB' && text.endsWith('007')) {
      issues[key] = [{ id: 'retired', message: 'This HS code is retired; check it', severity: 'warning' }];
    }
  }
  return issues;
};
