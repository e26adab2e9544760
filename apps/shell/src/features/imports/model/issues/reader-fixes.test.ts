import { orderShipmentImport } from '@lading/contracts/orders';
import type { ImportRow } from '@lading/contracts/imports';
import { expect, it, vi } from 'vitest';
import { ReviewSession } from '../review/review-session.ts';
import { blockOf } from '../testing/block-of.ts';
import { collectEdits } from './fix-plan.ts';
import { IssueIndex } from './issue-index.ts';

const [first] = orderShipmentImport.sample as unknown as ImportRow[];
const columnOf = (key: string) => orderShipmentImport.fields.findIndex((field) => field.key === key);

/** Rows with a reader warning in the second one; returns the groups, and what their fixes write. */
async function fixesOf(
  row: ImportRow,
  warning: {
    code:
      | 'surplus-cells'
      | 'total-row'
      | 'heading-row'
      | 'ditto-mark'
      | 'unit-missing'
      | 'date-code'
      | 'zip-digits'
      | 'garbled-text';
    key: string;
    edits?: Record<string, string>;
  },
) {
  const block = blockOf(orderShipmentImport, [{ ...first }, row]);
  const { key, ...rest } = warning;
  block.warnings.push({ ...rest, rowNumber: block.rowNumbers[1]!, column: columnOf(key) });
  const made = new ReviewSession(orderShipmentImport, {
    async *rows() {
      yield Promise.resolve(block);
    },
    async *checkFile() {},
    validate: (rows) => Promise.resolve(rows.map(() => ({}))),
  });
  await made.load();
  const index = new IssueIndex(orderShipmentImport, made);
  const stop = index.follow();
  await vi.waitFor(() => {
    const { groups, isBusy } = index.getSnapshot();
    expect([groups.length > 0, isBusy]).toEqual([true, false]);
  });
  stop();
  const { groups } = index.getSnapshot();
  const group = groups.find(({ fieldKey, kind }) => fieldKey === key && kind !== 'required');
  const [reading] = group?.fix?.readings ?? [];
  const chosen = group && reading ? [{ group, rows: index.rowsOf(group.id), reading }] : [];
  const { edits } = await collectEdits(orderShipmentImport, made, chosen);
  return { group, groups, edits: Object.fromEntries(edits.map((edit) => [edit.key, edit.value])) };
}

it('a row with surplus cells is fixed by joining them back', async () => {
  const row = { ...first, orderNO: 'N-2', name: 'Lee', addressLine1: 'Ann' };
  const joined = { name: 'Lee, Ann', addressLine1: '1 A St' };
  const { group, edits } = await fixesOf(row, { code: 'surplus-cells', key: 'name', edits: joined });
  expect(group?.fix).toEqual({ steps: ['join-cells'], readings: ['only'], isGuess: true });
  expect(group?.message?.code).toBe('imports.surplusCells');
  expect(edits).toEqual(joined);
});

it('a row of totals is fixed by clearing it', async () => {
  const cleared = { packageWeight1: '' };
  const { group, edits } = await fixesOf(
    { packageWeight1: '5' },
    { code: 'total-row', key: 'packageWeight1', edits: cleared },
  );
  expect(group?.fix).toEqual({ steps: ['skip-row'], readings: ['only'], isGuess: true });
  expect(edits).toEqual(cleared);
});

it('a row of headings is fixed by clearing it', async () => {
  const row = { orderNO: 'Order number', name: 'Recipient name' };
  const cleared = { orderNO: '', name: '' };
  const { group, edits } = await fixesOf(row, { code: 'heading-row', key: 'orderNO', edits: cleared });
  expect(group?.fix).toEqual({ steps: ['skip-row'], readings: ['only'], isGuess: true });
  expect(edits).toEqual(cleared);
});

it.each([
  ['a line of totals', 'total-row', { orderNO: 'TOTAL', packageWeight1: '5' }],
  ['a footer', 'heading-row', { orderNO: 'End of report' }],
  ['a line of totals with a word in a number', 'total-row', { packageLength: 'Sum', packageWeight1: '5' }],
] as const)('%s can only be skipped, and blocks the import until then', async (_, code, row) => {
  const edits = Object.fromEntries(Object.keys(row).map((key) => [key, '']));
  const [key] = Object.keys(row);
  const found = await fixesOf(row, { code, key: key!, edits });
  expect(found.groups.map(({ fix, isError, count }) => [fix?.steps, isError, count])).toEqual([
    [['skip-row'], true, 1],
  ]);
  expect(found.edits).toEqual(edits);
});

it('a ditto mark is fixed by the text above it', async () => {
  const row = { ...first, orderNO: 'N-2', city: '同上' };
  const meant = { city: 'Austin' };
  const { group, edits } = await fixesOf(row, { code: 'ditto-mark', key: 'city', edits: meant });
  expect(group?.fix).toEqual({ steps: ['copy-above'], readings: ['only'], isGuess: false });
  expect(edits).toEqual(meant);
});

it('a row without a unit is fixed by that of the other rows, with its measures', async () => {
  const row = { ...first, orderNO: 'N-2', packageUnit: '', packageWeight1: '500' };
  const meant = { packageUnit: 'cm/kg', packageWeight1: '0.5' };
  const { group, edits } = await fixesOf(row, { code: 'unit-missing', key: 'packageUnit', edits: meant });
  expect(group?.fix).toEqual({ steps: ['file-unit'], readings: ['only'], isGuess: true });
  expect(edits).toEqual(meant);
});

it('a garbled text is replaced with the original, even if it contains hidden characters', async () => {
  const row = { ...first, orderNO: 'N-2', name: 'Ã\u0081lvaro' };
  const meant = { name: 'Álvaro' };
  const { group, edits } = await fixesOf(row, { code: 'garbled-text', key: 'name', edits: meant });
  expect(group?.fix).toEqual({ steps: ['encoding'], readings: ['only'], isGuess: false });
  expect(edits).toEqual(meant);
});

it('a warning that names the problem keeps its fix', async () => {
  const row = { ...first, orderNO: '2025-12-01' };
  const { group } = await fixesOf(row, { code: 'date-code', key: 'orderNO' });
  expect([group?.kind, group?.fix?.readings]).toEqual([
    'date-code',
    ['month-name', 'month-first', 'day-first'],
  ]);
});

it('a warning without a fix is listed with its message', async () => {
  const row = { ...first, orderNO: 'N-2' };
  const { group } = await fixesOf(row, { code: 'surplus-cells', key: 'name' });
  expect([group?.kind, group?.message?.code, group?.fix]).toEqual(['reported', 'imports.surplusCells', null]);
});
