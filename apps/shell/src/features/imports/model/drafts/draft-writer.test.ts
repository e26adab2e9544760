// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { GridChange } from '@lading/data-grid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wipeDrafts } from '../../../../platform/draft-database.ts';
import { DraftStore } from './draft-store.ts';
import { DraftWriter } from './draft-writer.ts';
import type { ImportDraft } from './import-draft.ts';
import type { KeptWizard } from '../wizard-state.ts';

const wizard: KeptWizard = {
  step: 1,
  reading: { encoding: 'gb18030' },
  mapping: { skuCode: 'SKU' },
  fixedValues: {},
  templateId: undefined,
  mappedBy: null,
  newTemplate: null,
  ignoreErrors: false,
};
const fresh: ImportDraft = {
  id: 'one',
  kind: 'product',
  owner: 'mei',
  savedAt: 0,
  fileName: 'goods.csv',
  rowCount: null,
  edits: 0,
  revision: 0,
  patches: 0,
  wizard,
  attempt: null,
};
const edit = (row: number, after: string, kind: GridChange['kind'] = 'edit'): GridChange => ({
  kind,
  cells: [{ row, key: 'note', before: '', after }],
  rows: [row],
  deletedRows: [],
  restoredRows: [],
});
const file = new File(['SKU\nA-1'], 'goods.csv');

let store: DraftStore;
let writer: DraftWriter;

const claim = (owner = 'mei') => store.claim({ owner, now: Date.now(), open: new Set() });

beforeEach(async () => {
  store = await DraftStore.open();
  writer = new DraftWriter(store, fresh, file);
  await writer.flush();
});

afterEach(async () => {
  writer.end();
  await wipeDrafts();
});

describe('an unfinished import in the browser', () => {
  it('is stored with its file, reading, mapping, step, and every edit', async () => {
    writer.keep({ ...wizard, step: 2, ignoreErrors: true }, 5_000);
    writer.follow(edit(3, 'soft'), 1);
    writer.follow(edit(3, 'hard'), 2);
    await writer.flush();
    const [draft] = await claim();
    expect(draft).toMatchObject({
      fileName: 'goods.csv',
      rowCount: 5_000,
      edits: 2,
      revision: 2,
      wizard: { step: 2, ignoreErrors: true, mapping: { skuCode: 'SKU' }, reading: { encoding: 'gb18030' } },
    });
    expect(await store.file('one')).toBeDefined();
    expect((await store.edits(draft!)).cellsOf(3)?.get('note')).toBe('hard');
  });

  it('no longer counts an edit that was undone', async () => {
    writer.follow(edit(1, 'x'), 1);
    writer.follow(edit(1, '', 'undo'), 2);
    await writer.flush();
    expect(await claim()).toMatchObject([{ edits: 0, revision: 2 }]);
  });

  it('includes the last edits when the page closes immediately', async () => {
    writer.follow(edit(8, 'just now'), 1);
    window.dispatchEvent(new Event('pagehide'));
    const draft = (await claim())[0]!;
    expect((await store.edits(draft)).cellsOf(8)?.get('note')).toBe('just now');
  });

  it('contains a bulk edit completely or, if the browser dies in the middle of it, not at all', async () => {
    writer.follow(edit(1, 'before'), 1);
    await writer.flush();
    const parts = (row: number, part: 'more' | 'last'): GridChange => ({ ...edit(row, 'bulk'), part });
    writer.follow(parts(2, 'more'), 2);
    await writer.flush();
    writer.follow(parts(3, 'more'), 3);
    window.dispatchEvent(new Event('pagehide'));
    writer.end();
    const draft = (await claim())[0]!;
    expect(draft).toMatchObject({ edits: 1, revision: 1 });
    expect([...(await store.edits(draft)).editedRows]).toEqual([1]);

    writer = new DraftWriter(store, draft);
    writer.follow(edit(4, 'after'), 2);
    await writer.flush();
    writer.follow(parts(5, 'more'), 3);
    writer.follow(parts(6, 'last'), 4);
    await writer.flush();
    const resumed = (await claim())[0]!;
    expect(resumed).toMatchObject({ edits: 3, revision: 4 });
    expect([...(await store.edits(resumed)).editedRows]).toEqual([1, 4, 5, 6]);
  });

  it('discards the edits of rows that are read again, and stores new ones', async () => {
    writer.follow(edit(1, 'old'), 1);
    await writer.flush();
    writer.discardEdits();
    writer.follow(edit(2, 'new'), 1);
    await writer.flush();
    const draft = (await claim())[0]!;
    const edits = await store.edits(draft);
    expect(draft.edits).toBe(1);
    expect(edits.cellsOf(1)).toBeUndefined();
    expect(edits.cellsOf(2)?.get('note')).toBe('new');
  });

  it('stores how columns are read, until their rows are read again', async () => {
    const answers = [{ fieldKey: 'cost', reading: 'comma', row: 4, before: '1,234' }] as const;
    writer.follow(edit(4, '1.23'), 1);
    writer.keepAnswers(answers);
    await writer.flush();
    expect((await claim())[0]).toMatchObject({ edits: 1, answers });
    writer.discardEdits();
    await writer.flush();
    expect((await claim())[0]).toMatchObject({ edits: 0, answers: [] });
  });

  it('stores the key of a save before it is sent', async () => {
    const attempt = { idempotencyKey: 'k', content: 'c' };
    await writer.keepAttempt(attempt);
    expect(await claim()).toMatchObject([{ attempt }]);
  });

  it('is gone with its file and edits when it is discarded', async () => {
    writer.follow(edit(1, 'x'), 1);
    await writer.flush();
    const draft = (await claim())[0]!;
    await writer.discard();
    expect(await claim()).toEqual([]);
    expect(await store.file('one')).toBeUndefined();
    expect([...(await store.edits(draft)).editedRows]).toEqual([]);
  });

  it('is not offered to another person, and is gone once another has signed in', async () => {
    expect(await claim('li')).toEqual([]);
    expect(await claim('mei')).toEqual([]);
  });

  it('is gone after a sign-out, in another tab too, and nothing more is written', async () => {
    await wipeDrafts();
    writer.follow(edit(1, 'late'), 1);
    await expect(writer.flush()).resolves.toBeUndefined();
    store = await DraftStore.open();
    expect(await claim()).toEqual([]);
  });
});
