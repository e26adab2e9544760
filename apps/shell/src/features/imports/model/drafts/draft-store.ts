import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftDatabase } from '../../../../platform/draft-database.ts';
import type { EditPatch } from '../rows/edit-patch.ts';
import { KeptEdits } from '../rows/kept-edits.ts';
import { selectDrafts } from './draft-rules.ts';
import type { ImportDraft } from './import-draft.ts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: ImportDraft };
  files: { key: string; value: File };
  patches: { key: [draft: string, number: number]; value: EditPatch };
}

/** Patches per read. */
const readAtOnce = 25;

const patchesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/**
 * The unfinished imports stored in this browser, to resume after a reload or a crash. Every method throws the database's errors: a
 * full disk, or a sign-out in another tab, which deletes the database.
 */
export class DraftStore {
  readonly #db: IDBPDatabase<DraftSchema>;

  private constructor(db: IDBPDatabase<DraftSchema>) {
    this.#db = db;
  }

  /** @throws DOMException in a browser that keeps no databases */
  static async open(): Promise<DraftStore> {
    const db = await openDB<DraftSchema>(draftDatabase, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('drafts');
        fresh.createObjectStore('files');
        fresh.createObjectStore('patches');
      },
      // A sign-out deletes the database; nothing may be written afterwards.
      blocking: () => db.close(),
    });
    return new DraftStore(db);
  }

  /** Stores a new import with its file. */
  async begin(draft: ImportDraft, file: File): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'files'], 'readwrite');
    await Promise.all([
      trx.objectStore('drafts').put(draft, draft.id),
      trx.objectStore('files').put(file, draft.id),
      trx.done,
    ]);
  }

  /** Writes the state of an import, and recent edits. All requests are sent at once, so that a closing page can still call it. */
  async write(draft: ImportDraft, patches: readonly { number: number; patch: EditPatch }[]): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'patches'], 'readwrite');
    const requests: Promise<unknown>[] = [trx.objectStore('drafts').put(draft, draft.id)];
    for (const { number, patch } of patches)
      requests.push(trx.objectStore('patches').put(patch, [draft.id, number]));
    trx.commit();
    await Promise.all([...requests, trx.done]);
  }

  /** Discards the edits: the rows have been read again. */
  async dropEdits(draft: ImportDraft): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'patches'], 'readwrite');
    await Promise.all([
      trx.objectStore('patches').delete(patchesOf(draft.id)),
      trx.objectStore('drafts').put(draft, draft.id),
      trx.done,
    ]);
  }

  /** Discards an import. */
  async discard(id: string): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'files', 'patches'], 'readwrite');
    await Promise.all([
      trx.objectStore('drafts').delete(id),
      trx.objectStore('files').delete(id),
      trx.objectStore('patches').delete(patchesOf(id)),
      trx.done,
    ]);
  }

  /** The imports to offer to a person; deletes everything that must not be kept. */
  async claim(by: { owner: string; now: number; open: ReadonlySet<string> }): Promise<ImportDraft[]> {
    const { offered, expired } = selectDrafts(await this.#db.getAll('drafts'), by);
    for (const id of expired) await this.discard(id);
    return offered;
  }

  /** An import as currently stored; undefined when it is gone. */
  draft(id: string): Promise<ImportDraft | undefined> {
    return this.#db.get('drafts', id);
  }

  /** The file of an import; undefined when it is gone. */
  file(id: string): Promise<File | undefined> {
    return this.#db.get('files', id);
  }

  /** All edits, read in pieces so that the page stays responsive; patches of unfinished steps are skipped. */
  async edits({ id, patches }: ImportDraft): Promise<KeptEdits> {
    const edits = new KeptEdits();
    for (let from = 0; from < patches; from += readAtOnce) {
      const range = IDBKeyRange.bound([id, from], [id, Math.min(from + readAtOnce, patches) - 1]);
      for (const patch of await this.#db.getAll('patches', range)) edits.add(patch);
    }
    return edits;
  }

  close(): void {
    this.#db.close();
  }
}
