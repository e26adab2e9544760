// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { GridChange } from '@lading/data-grid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wipeDrafts } from '../../../../platform/draft-database.ts';
import { DraftStore } from './draft-store.ts';
import { DraftWriter } from './draft-writer.ts';
import type { ImportDraft } from './import-draft.ts';
import { takeUp } from './take-up.ts';

const offered: ImportDraft = {
  id: 'one',
  kind: 'product',
  owner: 'mei',
  savedAt: 0,
  fileName: 'goods.csv',
  rowCount: null,
  edits: 0,
  revision: 0,
  patches: 0,
  wizard: {
    step: 1,
    reading: {},
    mapping: { skuCode: 'SKU' },
    fixedValues: {},
    templateId: undefined,
    mappedBy: null,
    newTemplate: null,
    ignoreErrors: false,
  },
  attempt: null,
};
const edit = (after: string): GridChange => ({
  kind: 'edit',
  cells: [{ row: 3, key: 'note', before: '', after }],
  rows: [3],
  deletedRows: [],
  restoredRows: [],
});
const nowhere = () => Promise.resolve(new Set<string>());

let store: DraftStore;

beforeEach(async () => {
  store = await DraftStore.open();
  const writer = new DraftWriter(store, offered, new File(['SKU\nA-1'], 'goods.csv'));
  await writer.flush();
  writer.end();
});

afterEach(wipeDrafts);

it('an import that another tab has continued since it was offered is resumed in its current state', async () => {
  const other = new DraftWriter(store, offered);
  other.keep({ ...offered.wizard, step: 2 }, 5_000);
  other.follow(edit('soft'), 1);
  await other.flush();
  other.end();
  const taken = await takeUp(store, offered, nowhere);
  expect(taken).toMatchObject({ draft: { edits: 1, patches: 1, wizard: { step: 2 } } });
  expect(typeof taken === 'object' && taken.edits.cellsOf(3)?.get('note')).toBe('soft');
});

it('one that another tab has open is not resumed', async () => {
  const open = () => Promise.resolve(new Set(['one']));
  expect(await takeUp(store, offered, open)).toBe('elsewhere');
});

it('one that was saved or discarded in another tab is gone, and so is that of another person', async () => {
  expect(await takeUp(store, { ...offered, owner: 'lee' }, nowhere)).toBe('gone');
  await store.discard('one');
  expect(await takeUp(store, offered, nowhere)).toBe('gone');
});
