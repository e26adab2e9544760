// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { checkFiles } from './file-drop.tsx';

const accept = ['.csv', '.xlsx', '.xls'];

test.each([
  [['a.csv'], null],
  [['A.XLSX'], null],
  [['orders.2026.xls'], null],
  [['a.pdf'], 'type'],
  [['csv'], 'type'],
  [['a.csv.exe'], 'type'],
  [['a.csv', 'b.csv'], 'count'],
  [[], 'count'],
])('%j → %s', (names, refusal) => {
  expect(
    checkFiles(
      names.map((name) => ({ name })),
      accept,
    ),
  ).toBe(refusal);
});
