import { warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import type { FieldChanges } from '../../platform/spreadsheets/field-changes.ts';
import { noteImportChanges, type ImportChange } from '../imports/index.ts';
import type { DraftChange } from './draft-changes-rules.ts';
import { draftsUnder } from './goods-import.store.ts';

/** A record of the file that becomes a draft. */
interface DraftRecord {
  /** Index of its first row. */
  row: number;
  warehouseId: string;
  clientRef: string;
}

/** What a record is saved as; a draft that there is already keeps what the file does not carry (decision D23). */
type DraftOf<Imported, Draft, Known> = (record: Imported, before?: Known) => Draft;

/** What an import makes drafts of, and how they are written. */
interface DraftKind<Imported extends DraftRecord, Draft, Known extends { version: number }> {
  kind: 'inbound' | 'crossdock';
  /** Looks up what the drafts of these records need. */
  draftsOf: (trx: Trx, records: readonly Imported[]) => Promise<DraftOf<Imported, Draft, Known>>;
  /** What a draft that there is holds, as it is saved. */
  contentOf: (known: Known) => Draft;
  changedFields: (before: Known, draft: Draft) => DraftChange[];
  lock: (trx: Trx, id: string) => Promise<{ state: string; version: number } | undefined>;
  /** By id. */
  read: (trx: Trx, ids: readonly string[]) => Promise<Map<string, Known>>;
  /** Gives undefined where the reference is taken. */
  insert: (trx: Trx, draft: Draft) => Promise<string | undefined>;
  /** Gives false where the reference is taken. */
  replace: (trx: Trx, id: string, draft: Draft) => Promise<boolean>;
  remove: (trx: Trx, id: string) => Promise<void>;
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** The same warehouse may be named twice in a file, once by its code and once by its name; and others may submit a draft meanwhile. */
const taken = ({ row }: DraftRecord) => fieldFault(`${row}.inboundNo`, warehouseMessages.referenceTaken());

const none = (): Record<Outcome, number> => ({ created: 0, updated: 0, unchanged: 0 });

/** Makes drafts of the records of a file, and changes those that there are until they are submitted (decisions D19, D23). */
export function draftImport<Imported extends DraftRecord, Draft, Known extends { version: number }>(
  of: DraftKind<Imported, Draft, Known>,
) {
  /** Writes one record. @param draftId the draft that has its number */
  async function writeOne(
    trx: Trx,
    record: Imported,
    draftId: string | undefined,
    { taskId, draftOf }: { taskId: string; draftOf: DraftOf<Imported, Draft, Known> },
  ): Promise<Outcome> {
    const note = (change: ImportChange) => noteImportChanges(trx, taskId, [{ ...change, kind: of.kind }]);
    if (draftId === undefined) {
      const recordId = await of.insert(trx, draftOf(record));
      if (recordId === undefined) throw taken(record);
      await note({ recordId, created: true, before: null });
      return 'created';
    }
    const locked = await of.lock(trx, draftId);
    const before = (await of.read(trx, [draftId])).get(draftId);
    if (locked?.state !== 'DRAFT' || !before) throw taken(record);
    const draft = draftOf(record, before);
    if (of.changedFields(before, draft).length === 0) return 'unchanged';
    if (!(await of.replace(trx, draftId, draft))) throw taken(record);
    await note({ recordId: draftId, created: false, before });
    return 'updated';
  }

  const earlier = (before: unknown) => before as Known | null;

  return {
    /** Counts what writing the records would do, and adds the fields that would change. */
    async preview(trx: Trx, records: readonly Imported[], changes: FieldChanges) {
      const counts = none();
      const drafts = await draftsUnder(trx, of.kind, records);
      const known = await of.read(trx, [...drafts.values()]);
      const draftOf = await of.draftsOf(trx, records);
      for (const [at, record] of records.entries()) {
        const draftId = drafts.get(at);
        const before = draftId === undefined ? undefined : known.get(draftId);
        const changed = before ? of.changedFields(before, draftOf(record, before)) : [];
        for (const { field, isCleared } of changed) changes.add(field, { isCleared });
        counts[before ? (changed.length > 0 ? 'updated' : 'unchanged') : 'created'] += 1;
      }
      return counts;
    },

    async write(trx: Trx, records: readonly Imported[], taskId: string) {
      const counts = none();
      const drafts = await draftsUnder(trx, of.kind, records);
      const draftOf = await of.draftsOf(trx, records);
      const done = new Set<string>();
      for (const [at, record] of records.entries()) {
        const draftId = drafts.get(at);
        if (draftId !== undefined && done.has(draftId)) throw taken(record);
        counts[await writeOne(trx, record, draftId, { taskId, draftOf })] += 1;
        if (draftId !== undefined) done.add(draftId);
      }
      return counts;
    },

    /** How many of the drafts have been changed or submitted since. Locks them. */
    async changedSince(trx: Trx, changes: readonly ImportChange[]): Promise<number> {
      let changed = 0;
      for (const { recordId, before } of changes) {
        const head = await of.lock(trx, recordId);
        if (head?.state !== 'DRAFT' || head.version !== (earlier(before)?.version ?? 0) + 1) changed += 1;
      }
      return changed;
    },

    /** Restores the earlier content of drafts, and deletes those that the import created. */
    async revert(trx: Trx, changes: readonly ImportChange[]): Promise<void> {
      for (const { recordId, before } of changes) {
        const known = earlier(before);
        if (known) await of.replace(trx, recordId, of.contentOf(known));
        else await of.remove(trx, recordId);
      }
    },
  };
}
