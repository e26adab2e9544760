import { productImport } from '@lading/contracts/products';
import { GridStore, type GridChange } from '@lading/data-grid';
import { oddRows } from '@lading/import-engine/odd-rows';
import { packColumns } from '@lading/import-engine/pack-columns';
import { expect, it, vi } from 'vitest';
import { nextTask } from '@lading/ui/page-turn';
import { RowFindings } from '../checks/row-findings.ts';
import { ColumnAnswers } from './column-readings.ts';
import { collectEdits, fixExamples } from './fix-plan.ts';
import { IssueIndex } from './issue-index.ts';

/** Waits for the index to search all rows: its task was scheduled before this one. */
async function settle(index: IssueIndex) {
  do await nextTask();
  while (index.getSnapshot().isBusy);
}

const good: Record<string, string> = {
  skuName: 'Stool',
  packageType: 'Ready To Ship',
  length: '1',
  width: '1',
  height: '1',
  unit: 'cm/kg',
};

/** The rows that the reader would mark as suspicious. */
const oddRowsOf = (rows: readonly Record<string, string>[]) =>
  oddRows(
    productImport,
    packColumns(
      productImport.fields.map(({ key }) => rows.map((row) => row[key] ?? '')),
      rows.length,
    ),
  );

/** A store of products that checks them, and the index over it. */
async function indexOf(rows: readonly Readonly<Record<string, string>>[]) {
  const keys = productImport.fields.map(({ key }) => key);
  const store = new GridStore({ keys, validateRow: (row, value) => findings.checkRow(row, value) });
  const findings = new RowFindings(productImport, store, () => false);
  const answers = new ColumnAnswers(store);
  const odd = new Set<number>();
  const source = {
    store,
    groups: { nameOf: (row: number) => store.value(row, 'skuCode') },
    isOdd: (row: number) => odd.has(row),
    hasDecimalPoints: () => false,
    answers,
  };
  const index = new IssueIndex(productImport, source);
  index.follow();
  store.onChange((change: GridChange) => findings.follow(change));
  const add = (more: readonly Readonly<Record<string, string>>[]) =>
    store.batch(() => {
      const whole = more.map((row, at): Record<string, string> => ({ skuCode: `S${at}`, ...good, ...row }));
      const first = store.getSnapshot().rowCount;
      for (const at of oddRowsOf(whole)) odd.add(first + at);
      store.append(keys.map((key) => whole.map((row) => row[key] ?? '')));
      whole.forEach((_, at) =>
        store.setIssues(
          'client',
          first + at,
          findings.checkRow(first + at, (key) => store.value(first + at, key)),
        ),
      );
    });
  add(rows);
  await settle(index);
  return { index, store, source, findings, add, answers };
}
const listed = (index: IssueIndex) =>
  index
    .getSnapshot()
    .groups.map(({ fieldKey, kind, value, count, fix }) =>
      [
        `${count} ${fieldKey} ${kind}`,
        ...(value === null ? [] : [value]),
        ...(fix ? [fix.steps.join('+')] : []),
      ].join(': '),
    );

it('groups cells with the same issue and fix, most frequent first', async () => {
  const { index } = await indexOf([
    { originCountry: 'USA' },
    { originCountry: 'USA', length: '12 cm' },
    { originCountry: 'XX', length: '0' },
    { length: '5 cm', skuName: '' },
    { originCountry: 'USA', brand: 'Oak\u200b' },
  ]);
  expect(listed(index)).toEqual([
    '3 originCountry not-choice: USA: spelling',
    '2 length not-number: unit',
    '1 length zero',
    '1 originCountry not-choice: XX',
    '1 skuName required',
    '1 brand hidden-characters: spaces',
  ]);
  expect([...index.sortedRowsOf(index.getSnapshot().groups[0]!.id)]).toEqual([0, 1, 4]);
});

it('skips the cells of rows without errors or suspicions', async () => {
  const { index, store, add } = await indexOf([]);
  const read = vi.spyOn(store, 'value');
  add([{}, { brand: 'Oak\u200b' }, {}, { unit: 'lb' }]);
  read.mockClear();
  await settle(index);
  expect(listed(index)).toEqual(['1 brand hidden-characters: spaces', '1 unit not-choice: lb: spelling']);
  expect(new Set(read.mock.calls.map(([row]) => row))).toEqual(new Set([1, 3]));
});

it('finds errors and suspicions in rows that arrived before it started', async () => {
  const { source, store } = await indexOf([{}, { brand: 'Oak\u200b' }, { unit: 'lb' }]);
  store.edit([{ row: 0, key: 'brand', value: 'Elm\u200b' }]);
  const later = new IssueIndex(productImport, source);
  later.follow();
  await settle(later);
  expect(listed(later)).toEqual(['2 brand hidden-characters: spaces', '1 unit not-choice: lb: spelling']);
});

it('follows edits, deletions, restorations and rows that come later', async () => {
  const { index, store, add } = await indexOf([{ unit: 'lb' }, { unit: 'lb' }]);
  expect(listed(index)).toEqual(['2 unit not-choice: lb: spelling']);
  store.edit([{ row: 0, key: 'unit', value: 'ells' }]);
  await settle(index);
  expect(listed(index)).toEqual(['1 unit not-choice: lb: spelling', '1 unit not-choice: ells']);
  store.deleteRows([1]);
  await settle(index);
  expect(listed(index)).toEqual(['1 unit not-choice: ells']);
  store.undo();
  store.undo();
  add([{ unit: 'lb' }]);
  await settle(index);
  expect(listed(index)).toEqual(['3 unit not-choice: lb: spelling']);
});

it('keeps duplicates separate from server findings', async () => {
  const { index, findings } = await indexOf([{}, {}]);
  const error = { fieldName: 'skuCode', message: 'Twice.', zhMessage: '重复。' };
  findings.takeDuplicates(0, [error]);
  findings.takeReply(1, 0, { errorMessages: [{ ...error, message: 'Retired.' }] });
  await settle(index);
  expect(listed(index)).toEqual(['1 skuCode duplicate', '1 skuCode reported']);
  expect(index.getSnapshot().groups[1]).toMatchObject({ message: { message: 'Retired.' } });
});

it('keeps the list short where every row has a different wrong value', async () => {
  const { index } = await indexOf(Array.from({ length: 1_000 }, (_, at) => ({ unit: `u${at}` })));
  const { groups } = index.getSnapshot();
  expect(groups).toHaveLength(101);
  expect(groups[0]).toMatchObject({ value: null, count: 900 });
});

it('shows the effect of a fix and fixes all its cells and no others in one undo step', async () => {
  const { index, store, source } = await indexOf([
    { originCountry: 'USA' },
    { originCountry: 'USA' },
    { originCountry: 'VNM' },
    { originCountry: 'US' },
  ]);
  const group = index.getSnapshot().groups[0]!;
  const rows = index.rowsOf(group.id);
  expect(fixExamples(productImport, source, { group, rows })).toEqual([
    { before: 'USA', after: { only: { originCountry: 'US' } }, count: 2 },
  ]);
  const countries = () => [0, 1, 2, 3].map((row) => store.value(row, 'originCountry'));
  store.edit([{ row: 1, key: 'originCountry', value: 'CA' }]);
  const collecting = collectEdits(productImport, source, [{ group, rows, reading: 'only' }]);
  await settle(index);
  store.edit((await collecting).edits);
  await settle(index);
  expect(countries()).toEqual(['US', 'CA', 'VNM', 'US']);
  expect(listed(index)).toEqual(['1 originCountry not-choice: VNM: spelling']);
  store.undo();
  expect(countries()).toEqual(['USA', 'CA', 'VNM', 'US']);
});

it('asks for the intended reading and applies only that', async () => {
  const { index, store, source } = await indexOf([{ purchasingCost: '1,234' }]);
  const group = index.getSnapshot().groups[0]!;
  expect(group.fix).toMatchObject({ readings: ['point', 'comma'] });
  const collecting = collectEdits(productImport, source, [{ group, rows: [0], reading: 'comma' }]);
  await settle(index);
  store.edit((await collecting).edits);
  expect(store.value(0, 'purchasingCost')).toBe('1.23');
});

it('applies the answer for a column to pasted values, until the fix is undone', async () => {
  const { index, store, answers } = await indexOf([{ purchasingCost: '1,234' }, {}]);
  const asked = () => index.getSnapshot().groups.map(({ fix }) => fix?.readings.join('/'));
  expect(asked()).toEqual(['point/comma']);
  store.edit([{ row: 0, key: 'purchasingCost', value: '1.23' }]);
  answers.take('purchasingCost', 'comma', { row: 0, before: '1,234' });
  store.edit([{ row: 1, key: 'purchasingCost', value: '5,678' }]);
  await settle(index);
  expect(asked()).toEqual(['only']);
  store.undo();
  store.undo();
  await settle(index);
  expect(asked()).toEqual(['point/comma']);
  store.redo();
  expect(answers.of('purchasingCost')).toBe('comma');
});
