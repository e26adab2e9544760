import { messageKey, messageOf, type LocalizedText } from '@lading/contracts/core';
import { importMessages, type ImportDefinition, type ImportField } from '@lading/contracts/imports';
import { orderMessages } from '@lading/contracts/orders';
import type { GridStore } from '@lading/data-grid';
import { isGuess, type CellFix, type FixStep, type FixReading } from '@lading/import-engine/fixes/cell-fix';
import { findSuspicion, type Suspicion } from '@lading/import-engine/fixes/find-suspicion';
import { fixWrongCell } from '@lading/import-engine/fixes/propose-fix';
import { kindOf, type IssueKind, type RowIssue } from '../rows/row-issue.ts';
import type { RowGroups } from '../rows/row-groups.ts';
import type { ColumnAnswers } from './column-readings.ts';

/** Cells of one field with the same issue and the same kind of fix. */
export interface IssueGroup {
  id: string;
  /** The id of the group for all further values or messages once there are too many. */
  familyId: string;
  fieldKey: string;
  /** The finding of a check, or a suspicion about a valid cell. */
  kind: IssueKind | Suspicion;
  /** An error holds its row back, a hint does not. */
  isError: boolean;
  /** The value of all its cells; null where they differ. */
  value: string | null;
  /** The message of the server as it applies to all its cells; of kind `reported` only. */
  message: LocalizedText | null;
  /** The fix; null if only the user can know. */
  fix: GroupFix | null;
}

/** How the cells of a group are fixed. */
interface GroupFix {
  steps: readonly FixStep[];
  /** More than one is a question to the user. */
  readings: readonly FixReading[];
  isGuess: boolean;
}

/** The rows to search for issues. */
export interface IssueRows {
  store: Pick<GridStore, 'issues' | 'value' | 'isDeleted'>;
  groups: Pick<RowGroups, 'nameOf'>;
  /** Whether the column shows that a point precedes decimals. */
  hasDecimalPoints: (key: string) => boolean;
  /** How the column is read, if the user was asked. */
  answers: Pick<ColumnAnswers, 'of'>;
}

/** The issue of a cell: the group that it belongs to, and how it is fixed. */
export interface GroupedIssue {
  group: IssueGroup;
  fix: CellFix | undefined;
}

/** Whether this fix is certain, so that it may be applied together with others. */
export function isCertain({ isError, fix }: IssueGroup): boolean {
  return isError && fix !== null && !fix.isGuess && fix.readings.length === 1;
}

/** The group for further values or messages of this kind. */
export function familyOf(group: IssueGroup): IssueGroup {
  return { ...group, id: group.familyId, value: null, message: null };
}

/** Whether a cell whose issue is `found` belongs to this group. */
export function belongsTo(found: IssueGroup, groupId: string): boolean {
  return found.id === groupId || found.familyId === groupId;
}

/** The issues of a row; a deleted row has none. For a row that is not a record only that counts: a line of totals need not be completed. */
export function rowIssueGroups(definition: ImportDefinition, rows: IssueRows, row: number): GroupedIssue[] {
  if (rows.store.isDeleted(row)) return [];
  const found = definition.fields.flatMap((field) => groupedIssue(definition, field, rows, row) ?? []);
  const noRecord = found.find(({ group }) => group.fix?.steps.includes('skip-row'));
  return noRecord ? [noRecord] : found;
}

/** The first marked issue of a cell, or a suspicion about it. */
export function groupedIssue(
  definition: ImportDefinition,
  field: ImportField,
  { store, groups, hasDecimalPoints, answers }: IssueRows,
  row: number,
): GroupedIssue | undefined {
  const text = store.value(row, field.key).trim();
  const cell = {
    definition,
    field,
    text,
    value: (key: string) => store.value(row, key),
    hasDecimalPoints: () => hasDecimalPoints(field.key),
    readAs: () => answers.of(field.key),
  };
  const issues: readonly RowIssue[] = store.issues(row, field.key);
  const noRecord = issues.find(({ code, edits }) => edits && isNoRecord(code));
  if (noRecord) {
    const fix = readerFix(noRecord);
    const isError = definition.fields.some(({ key }) => hasError(store, row, key));
    return { fix, group: groupOf(field, 'reported', { isError, message: ofEveryRow(noRecord, ''), fix }) };
  }
  // An error of the cell only says that a required unit is blank.
  const unitMissing = issues.find(({ code, edits }) => edits && code === importMessages.unitMissing.code);
  const issue = unitMissing ?? issues[0];
  if (!issue) {
    const odd = findSuspicion(cell);
    return odd && { fix: odd.fix, group: groupOf(field, odd.suspicion, { isError: false, fix: odd.fix }) };
  }
  const kind = kindOf(issue);
  const isError = unitMissing ? hasError(store, row, field.key) : issue.severity === 'error';
  if (kind === 'duplicate' || kind === 'near-duplicate')
    return { fix: undefined, group: groupOf(field, kind, { isError }) };
  if (kind === 'reported') {
    const odd = text === '' ? undefined : findSuspicion(cell);
    if (odd && !isError && !issue.edits)
      return { fix: odd.fix, group: groupOf(field, odd.suspicion, { isError, fix: odd.fix }) };
    const message = ofEveryRow(issue, groups.nameOf(row));
    const known = readerFix(issue) ?? odd?.fix;
    return { fix: known, group: groupOf(field, kind, { isError, message, fix: known }) };
  }
  const fix = fixWrongCell(cell);
  return { fix, group: groupOf(field, kind, { isError, value: kind === 'not-choice' ? text : null, fix }) };
}

/** The row fix that the reader derived from the cells of the file. */
function readerFix({ code, edits }: RowIssue): CellFix | undefined {
  if (!edits) return undefined;
  const step = readerSteps.get(code ?? '') ?? 'join-cells';
  return { steps: [step], readings: { only: edits } };
}

/** Whether a message says that the row is not a record. */
const isNoRecord = (code: string | undefined): boolean => readerSteps.get(code ?? '') === 'skip-row';

const hasError = (store: IssueRows['store'], row: number, key: string): boolean =>
  store.issues(row, key).some(({ severity }) => severity === 'error');

/** The kinds of fix for messages with a fix by the reader; all others join cells. */
const readerSteps: ReadonlyMap<string, FixStep> = new Map([
  [importMessages.totalRow.code, 'skip-row'],
  [importMessages.headingRow.code, 'skip-row'],
  [importMessages.sectionRow.code, 'skip-row'],
  [importMessages.otherTable.code, 'skip-row'],
  [importMessages.dittoMark.code, 'copy-above'],
  [importMessages.unitMissing.code, 'file-unit'],
  [importMessages.garbledText.code, 'encoding'],
]);

interface GroupParts {
  isError: boolean;
  value?: string | null;
  message?: LocalizedText;
  fix?: CellFix | undefined;
}

function groupOf(
  { key: fieldKey }: ImportField,
  kind: IssueGroup['kind'],
  { isError, value = null, message, fix }: GroupParts,
): IssueGroup {
  const readings = fix ? (Object.keys(fix.readings) as FixReading[]) : [];
  const steps = fix?.steps ?? [];
  const family = [fieldKey, kind, isError, steps, readings];
  const own = value ?? (message && messageKey(message));
  return {
    id: JSON.stringify(own === undefined ? family : [...family, own]),
    familyId: JSON.stringify(family),
    fieldKey,
    kind,
    isError,
    value,
    message: message ?? null,
    fix: fix ? { steps, readings, isGuess: isGuess(steps) } : null,
  };
}

/** Message catalogs used to build messages about rows again. */
const catalogs = [importMessages, orderMessages];

/** The message without the order number or SKU of its row, so that it is equal for all rows. A text without a code is unchanged. */
function ofEveryRow(issue: RowIssue, name: string): LocalizedText {
  const { code, params, message, zhMessage = message } = issue;
  const reported = { code, params, message, zhMessage };
  if (code === undefined || params === undefined || name === '') return reported;
  const general = Object.entries(params).map(([key, param]) => [key, param === name ? '…' : param]);
  return messageOf(catalogs, code, Object.fromEntries(general)) ?? reported;
}
