import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellEdit } from '@lading/data-grid';
import type { FixReading, RowEdits } from '@lading/import-engine/fixes/cell-fix';
import { PageTurn } from '@lading/ui/page-turn';
import { belongsTo, groupedIssue, type IssueGroup, type IssueRows } from './issue-group.ts';

/** Cells of a group with the same text, before and after its fix. */
export interface FixExample {
  before: string;
  after: Partial<Record<FixReading, RowEdits>>;
  count: number;
}

/** A group and the reading chosen for its cells. */
export interface ChosenFix {
  group: Pick<IssueGroup, 'id' | 'fieldKey'>;
  rows: Iterable<number>;
  reading: FixReading;
}

/** An edit that fixes a cell, and its previous text. */
interface FixingEdit extends CellEdit {
  readonly before: string;
}

const examplesShown = 5;
/** Rows searched for examples, so that a group of a hundred thousand opens immediately. */
const rowsLookedAt = 2_000;

/** The effect of a fix on one text of a group. */
export function firstExample(
  definition: ImportDefinition,
  rows: IssueRows,
  { group: { id, fieldKey }, rows: ids }: Omit<ChosenFix, 'reading'>,
): FixExample | undefined {
  const field = definition.fields.find(({ key }) => key === fieldKey);
  if (!field) return undefined;
  let looked = 0;
  for (const row of ids) {
    const issue = groupedIssue(definition, field, rows, row);
    if (issue?.fix && belongsTo(issue.group, id))
      return { before: rows.store.value(row, fieldKey), after: issue.fix.readings, count: 1 };
    looked += 1;
    if (looked === rowsLookedAt) break;
  }
  return undefined;
}

/** The effect of a fix on the first distinct texts of a group, most frequent first. */
export function fixExamples(
  definition: ImportDefinition,
  rows: IssueRows,
  { group: { id, fieldKey }, rows: ids }: Omit<ChosenFix, 'reading'>,
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
      const issue = groupedIssue(definition, field, rows, row);
      if (issue?.fix && belongsTo(issue.group, id))
        found.set(before, { before, after: issue.fix.readings, count: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count);
}

/**
 * The edits that fix groups, one list for one undo step, and how many cells they fix: a fix may write to a second cell of the row.
 * Every cell is checked again: one that left its group because of an edit is skipped. Yields to the page.
 */
export async function collectEdits(
  definition: ImportDefinition,
  rows: IssueRows,
  chosen: readonly ChosenFix[],
): Promise<{ edits: FixingEdit[]; cells: number }> {
  const edits: FixingEdit[] = [];
  let cells = 0;
  const turn = new PageTurn();
  for (const { group, rows: ids, reading } of chosen) {
    const field = definition.fields.find(({ key }) => key === group.fieldKey);
    for (const row of field ? ids : []) {
      if (turn.isOver) await turn.giveWay();
      if (rows.store.isDeleted(row)) continue;
      const issue = groupedIssue(definition, field!, rows, row);
      const after = issue && belongsTo(issue.group, group.id) ? issue.fix?.readings[reading] : undefined;
      if (!after) continue;
      cells += 1;
      for (const [key, value] of Object.entries(after))
        edits.push({ row, key, value, before: rows.store.value(row, key) });
    }
  }
  return { edits: edits.filter(({ row, key, before }) => rows.store.value(row, key) === before), cells };
}

/**
 * The groups that one answer fixes: the group itself and, since a question is about how a column is written, all others of the column
 * with the same question. Otherwise one half of its cells would be converted and the other would not.
 */
export function groupsWithSameQuestion<Group extends IssueGroup>(
  groups: readonly Group[],
  asked: Group,
): Group[] {
  const readings = asked.fix?.readings ?? [];
  if (readings.length < 2) return [asked];
  const others = groups.filter(
    ({ id, fieldKey, fix }) =>
      id !== asked.id &&
      fieldKey === asked.fieldKey &&
      fix?.readings.length === readings.length &&
      readings.every((reading) => fix.readings.includes(reading)),
  );
  return [asked, ...others];
}
