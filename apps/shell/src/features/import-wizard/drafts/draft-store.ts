import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { draftDatabase } from '../../../platform/draft-database.ts';
import { DraftEdits } from './draft-edits.ts';
import type { DraftPatch } from './draft-patch.ts';
import { selectDrafts } from './draft-rules.ts';
import type { ImportDraft } from './import-draft.ts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: ImportDraft };
  files: { key: string; value: File };
  patches: { key: [draft: string, number: number]; value: DraftPatch };
}

/** Patches that are read at a time. */
const readAtOnce = 25;

const patchesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/**
 * The unfinished imports that this browser keeps, to go on with after a reload or a crash. Every method throws what the database throws: a full
 * disk, or that somebody signed out in another tab, which deletes the database.
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
      // Somebody signs out: the database is to go, and nothing may be written any more.
      blocking: () => db.close(),
    });
    return new DraftStore(db);
  }

  /** Keeps a new import with its file. */
  async begin(draft: ImportDraft, file: File): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'files'], 'readwrite');
    await Promise.all([
      trx.objectStore('drafts').put(draft, draft.id),
      trx.objectStore('files').put(file, draft.id),
      trx.done,
    ]);
  }

  /** Writes how an import stands, and what was edited since. All requests go out at once, so that a page that is leaving can still call it. */
  async write(draft: ImportDraft, patches: readonly { number: number; patch: DraftPatch }[]): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'patches'], 'readwrite');
    const requests: Promise<unknown>[] = [trx.objectStore('drafts').put(draft, draft.id)];
    for (const { number, patch } of patches)
      requests.push(trx.objectStore('patches').put(patch, [draft.id, number]));
    trx.commit();
    await Promise.all([...requests, trx.done]);
  }

  /** Forgets what was edited: the rows have been read anew. */
  async dropEdits(draft: ImportDraft): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'patches'], 'readwrite');
    await Promise.all([
      trx.objectStore('patches').delete(patchesOf(draft.id)),
      trx.objectStore('drafts').put(draft, draft.id),
      trx.done,
    ]);
  }

  /** Forgets an import. */
  async discard(id: string): Promise<void> {
    const trx = this.#db.transaction(['drafts', 'files', 'patches'], 'readwrite');
    await Promise.all([
      trx.objectStore('drafts').delete(id),
      trx.objectStore('files').delete(id),
      trx.objectStore('patches').delete(patchesOf(id)),
      trx.done,
    ]);
  }

  /** The imports to offer to a person; all that must not be kept any more is deleted on the way. */
  async claim(by: { owner: string; now: number; open: ReadonlySet<string> }): Promise<ImportDraft[]> {
    const { offered, doomed } = selectDrafts(await this.#db.getAll('drafts'), by);
    for (const id of doomed) await this.discard(id);
    return offered;
  }

  /** The file of an import; undefined when it is gone. */
  file(id: string): Promise<File | undefined> {
    return this.#db.get('files', id);
  }

  /** All that was edited, read in pieces so that the page goes on; patches of a step that was never finished are left out. */
  async edits({ id, patches }: ImportDraft): Promise<DraftEdits> {
    const edits = new DraftEdits();
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
