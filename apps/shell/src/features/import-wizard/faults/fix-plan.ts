import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { Reading, RowEdits } from '@lading/import-engine/fixes/cell-fix';
import type { CellEdit } from '@lading/ui/data-grid';
import { cellFault, type FaultyRows } from './cell-faults.ts';
import type { FaultGroup } from './fault-group.ts';
import { nextTask } from '../next-task.ts';

/** Some cells of a group that say the same, before and after its fix. */
export interface FixExample {
  before: string;
  after: Partial<Record<Reading, RowEdits>>;
  count: number;
}

/** A group and the reading that is wanted of its cells. */
export interface WantedFix {
  group: Pick<FaultGroup, 'id' | 'fieldKey'>;
  rows: Iterable<number>;
  reading: Reading;
}

/** An edit that mends a cell, and what it held. */
interface MendingEdit extends CellEdit {
  readonly before: string;
}

const examplesShown = 5;
/** Examples are looked for among so many rows, so that a group of a hundred thousand opens at once. */
const rowsLookedAt = 2_000;
const sliceMs = 8;

/** What a fix does to one text of a group. */
export function firstExample(
  definition: ImportDefinition,
  rows: FaultyRows,
  { group: { id, fieldKey }, rows: ids }: Omit<WantedFix, 'reading'>,
): FixExample | undefined {
  const field = definition.fields.find(({ key }) => key === fieldKey);
  if (!field) return undefined;
  let looked = 0;
  for (const row of ids) {
    const fault = cellFault(definition, field, rows, row);
    if (fault?.fix && belongsTo(fault.group.id, id))
      return { before: rows.store.value(row, fieldKey), after: fault.fix.readings, count: 1 };
    looked += 1;
    if (looked === rowsLookedAt) break;
  }
  return undefined;
}

/** What a fix does to the first different texts of a group; the most frequent of them first. */
export function fixExamples(
  definition: ImportDefinition,
  rows: FaultyRows,
  { group: { id, fieldKey }, rows: ids }: Omit<WantedFix, 'reading'>,
): FixExample[] {
  const field = definition.fields.find(({ key }) => key === fieldKey);
  const found = new Map<string, FixExample>();
  if (!field) return [];
  let looked = 0;
  for (const row of ids) {
    looked += 1;
    if (looked > rowsLookedAt) break;
    const before = rows.store.value(row, fieldKey);
    const known = found.get(before);
    if (known) known.count += 1;
    else if (found.size < examplesShown) {
      const fault = cellFault(definition, field, rows, row);
      if (fault?.fix && belongsTo(fault.group.id, id))
        found.set(before, { before, after: fault.fix.readings, count: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/**
 * The edits that mend groups, one list for one step of undo, and how many cells they mend: a fix may write to a second cell of the row.
 * Every cell is looked at anew: one that is no longer of its group, because it has been edited meanwhile, is left alone. Pauses so often
 * that the page stays quick.
 */
export async function collectEdits(
  definition: ImportDefinition,
  rows: FaultyRows,
  wanted: readonly WantedFix[],
): Promise<{ edits: MendingEdit[]; cells: number }> {
  const edits: MendingEdit[] = [];
  let cells = 0;
  let until = performance.now() + sliceMs;
  for (const { group, rows: ids, reading } of wanted) {
    const field = definition.fields.find(({ key }) => key === group.fieldKey);
    for (const row of field ? ids : []) {
      if (performance.now() > until) {
        await nextTask();
        until = performance.now() + sliceMs;
      }
      if (rows.store.isDeleted(row)) continue;
      const fault = cellFault(definition, field!, rows, row);
      const after = fault && belongsTo(fault.group.id, group.id) ? fault.fix?.readings[reading] : undefined;
      if (!after) continue;
      cells += 1;
      for (const [key, value] of Object.entries(after))
        edits.push({ row, key, value, before: rows.store.value(row, key) });
    }
  }
  return { edits: edits.filter(({ row, key, before }) => rows.store.value(row, key) === before), cells };
}

/** A group that takes the further values of a fault has an id that theirs begin with. */
function belongsTo(id: string, groupId: string): boolean {
  return id === groupId || (groupId.endsWith('\n') && id.startsWith(groupId));
}
