import { expect, test } from 'vitest';
import { faultyRows, importRows } from './import-rows.ts';
import type { MappedRows } from './map-file.ts';

const fault = { fieldName: 'unit', message: 'Unit is required.', zhMessage: '单位为必填项。' };
const taken = { fieldName: 'orderNO', message: 'Taken.', zhMessage: '已存在。' };
const mapped: MappedRows = {
  fields: ['unit', 'upc'],
  mapping: {},
  columns: [
    ['', 'cm/kg', 'cm/kg', 'cm/kg'],
    ['1', '2', '8.9E+11', '4'],
  ],
  rowCount: 4,
  rowNumbers: Uint32Array.of(2, 3, 5, 6),
  faults: new Map([[0, [fault]]]),
  warnings: [{ code: 'scientific', rowNumber: 5, column: 1 }],
};
const found = { faults: new Map([[3, [taken]]]), warnings: new Map() };

test('returns only the rows with errors or warnings, without their values, to a client that has already read the file', () => {
  const rows = [...faultyRows(mapped, found)];
  expect(rows).toMatchObject([
    { rowNo: 2, errorMessages: [fault] },
    { rowNo: 5, errorMessages: [], warningMessages: [{ fieldName: 'upc' }] },
    { rowNo: 6, errorMessages: [taken] },
  ]);
  expect(rows.every((row) => row['unit'] === undefined)).toBe(true);
});

test('reports the same findings as when every row is returned', () => {
  const whole = [...importRows(mapped, found)].filter(
    ({ errorMessages, warningMessages }) => errorMessages!.length > 0 || warningMessages,
  );
  expect(whole).toMatchObject([...faultyRows(mapped, found)]);
});
