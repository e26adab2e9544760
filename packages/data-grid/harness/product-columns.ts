import type { GridColumn } from '../src/view/grid-column.ts';

const size = { kind: 'number', decimals: 2, min: 0, max: 999_999_999 } as const;
const yesNo = {
  kind: 'select',
  options: [
    { value: 'No', label: 'No' },
    { value: 'Yes', label: 'Yes' },
  ],
} as const;

/** The 27 fields of a product row (spec §3), as the wizard would show them. */
export const productColumns: readonly GridColumn[] = [
  {
    key: 'skuCode',
    heading: 'SKU code',
    required: true,
    width: 150,
    editor: { kind: 'text', maxLength: 64 },
  },
  { key: 'skuName', heading: 'Product name', required: true, width: 240, editor: { kind: 'text' } },
  { key: 'skuNameCN', heading: 'Chinese name', width: 200, editor: { kind: 'text' } },
  { key: 'ean', heading: 'EAN', editor: { kind: 'text' } },
  { key: 'upc', heading: 'UPC', editor: { kind: 'text' } },
  { key: 'asin', heading: 'ASIN', width: 120, editor: { kind: 'text' } },
  { key: 'fnSku', heading: 'FNSKU', width: 120, editor: { kind: 'text' } },
  { key: 'extraBarcode1', heading: 'Extra barcode', editor: { kind: 'text' } },
  { key: 'purchasingCost', heading: 'Purchasing cost', width: 130, editor: size },
  { key: 'brand', heading: 'Brand', width: 120, editor: { kind: 'text' } },
  {
    key: 'packageType',
    heading: 'Package type',
    required: true,
    editor: {
      kind: 'select',
      options: [
        { value: 'RTS', label: 'Ready To Ship' },
        { value: 'PN', label: 'Package Needed' },
      ],
    },
  },
  { key: 'qtyInOnePackage', heading: 'Qty per package', width: 130, editor: { ...size, integer: true } },
  { key: 'length', heading: 'Length', required: true, width: 96, editor: size },
  { key: 'width', heading: 'Width', required: true, width: 96, editor: size },
  { key: 'height', heading: 'Height', required: true, width: 96, editor: size },
  { key: 'weight1', heading: 'Weight (lb/kg)', width: 120, editor: size },
  { key: 'weight2', heading: 'Weight (oz/g)', width: 120, editor: { ...size, decimals: 0 } },
  {
    key: 'unit',
    heading: 'Unit',
    required: true,
    width: 110,
    editor: {
      kind: 'select',
      options: [
        { value: 'cm/kg', label: 'cm/kg' },
        { value: 'in/lb', label: 'in/lb' },
      ],
    },
  },
  { key: 'batteryFlag', heading: 'Battery', width: 100, editor: yesNo },
  { key: 'declaredValue', heading: 'Declared value', width: 130, editor: size },
  { key: 'scheduleB', heading: 'HS code', width: 130, editor: { kind: 'text' } },
  {
    key: 'originCountry',
    heading: 'Country of origin',
    width: 160,
    editor: {
      kind: 'select',
      options: [
        { value: 'CN', label: 'China' },
        { value: 'DE', label: 'Germany' },
        { value: 'MX', label: 'Mexico' },
        { value: 'US', label: 'United States' },
        { value: 'VN', label: 'Vietnam' },
      ],
    },
  },
  {
    key: 'quantityUnit',
    heading: 'Quantity unit',
    editor: {
      kind: 'select',
      options: [
        { value: 'PCS', label: 'Pieces' },
        { value: 'KG', label: 'Kilograms' },
        { value: 'DOZ', label: 'Dozen' },
        { value: 'X', label: 'No unit required' },
      ],
    },
  },
  { key: 'custDescription', heading: 'Customs description', width: 200, editor: { kind: 'text' } },
  { key: 'note', heading: 'Note', width: 200, editor: { kind: 'text' } },
  { key: 'createdBy', heading: 'Created by', readOnly: true, editor: { kind: 'text' } },
  { key: 'source', heading: 'Source line', readOnly: true, width: 110, editor: { kind: 'text' } },
];
