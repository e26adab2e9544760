import { productImport } from '@lading/contracts/products';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '@lading/ui/page-turn';
import { IssueIndex } from '../issues/issue-index.ts';
import { errorOf, sessionOf } from '../testing/session-of.ts';

const checks = vi.hoisted(() => ({ ofRow: vi.fn(), ofCell: vi.fn() }));
vi.mock(import('@lading/import-engine/validate-row'), async (original) => {
  const actual = await original();
  return { ...actual, checkRow: checks.ofRow.mockImplementation(actual.checkRow) };
});
vi.mock(import('@lading/import-engine/fault-kind'), async (original) => {
  const actual = await original();
  return { ...actual, faultKind: checks.ofCell.mockImplementation(actual.faultKind) };
});
beforeEach(() => vi.clearAllMocks());

const good = { ...productImport.sample[0] };

test("an edit is checked once in the page, and not again by the server's reply or the issue list", async () => {
  const { made, source, checked } = sessionOf([good], () =>
    Promise.resolve([errorOf('brand', 'Banned.'), errorOf('length', 'Length must be a number.')]),
  );
  await made.load();
  const index = new IssueIndex(productImport, made);
  index.follow();
  await nextTask();
  vi.clearAllMocks();
  made.store.edit([{ row: 0, key: 'length', value: 'ten' }]);
  await checked();
  await nextTask();
  const found = index.getSnapshot().groups.map(({ fieldKey, kind }) => [fieldKey, kind]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['length', 'not-number'],
      ['brand', 'reported'],
    ]),
  );
  expect(found).toHaveLength(2);
  expect(source.validate).toHaveBeenCalledOnce();
  expect(checks.ofRow).toHaveBeenCalledOnce();
  const ofEdited = checks.ofCell.mock.calls.filter(
    ([field, text]) => field.key === 'length' && text === 'ten',
  );
  expect(ofEdited).toHaveLength(1);
});
