import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import type { LocalizedText } from '@lading/contracts/localized-text';
import { requiredText } from '@lading/import-engine/check-field';
import { fieldFault } from '@lading/import-engine/field-fault';
import { isGuess, type CellFix, type Reading } from '@lading/import-engine/fixes/cell-fix';
import { findOddity } from '@lading/import-engine/fixes/find-oddity';
import { proposeFix } from '@lading/import-engine/fixes/propose-fix';
import type { CellIssue, GridStore } from '@lading/ui/data-grid';
import type { ColumnAnswers } from './column-answers.ts';
import type { FaultGroup, FaultKind } from './fault-group.ts';
import type { RowGroups } from '../review/row-groups.ts';

/** What of the rows is read to find their faults. */
export interface FaultyRows {
  store: Pick<GridStore, 'issues' | 'value' | 'isDeleted'>;
  groups: Pick<RowGroups, 'nameOf'>;
  /** Does the row share with another what must be unique? */
  isDuplicate: (row: number) => boolean;
  /** Does the column show that a point stands before decimals? */
  hasDecimalPoints: (key: string) => boolean;
  /** How the column is read where that had to be asked. */
  answers: Pick<ColumnAnswers, 'of'>;
}

/** The fault of a cell: the group that it belongs to, and how it is mended. */
export interface CellFault {
  group: FaultGroup;
  fix: CellFix | undefined;
}

/** The faults of a row; a deleted row has none. */
export function cellFaults(definition: ImportDefinition, rows: FaultyRows, row: number): CellFault[] {
  if (rows.store.isDeleted(row)) return [];
  return definition.fields.flatMap((field) => cellFault(definition, field, rows, row) ?? []);
}

/** The fault of one cell, or what is odd about it. */
export function cellFault(
  definition: ImportDefinition,
  field: ImportField,
  { store, groups, isDuplicate, hasDecimalPoints, answers }: FaultyRows,
  row: number,
): CellFault | undefined {
  const text = store.value(row, field.key).trim();
  const cell = {
    definition,
    field,
    text,
    value: (key: string) => store.value(row, key),
    hasDecimalPoints: () => hasDecimalPoints(field.key),
    readAs: () => answers.of(field.key),
  };
  const [issue] = store.issues(row, field.key);
  if (issue?.severity === 'error') {
    const isMissing = text === '' && issue.message === requiredText(field).message;
    const own = isMissing ? 'required' : text === '' ? undefined : fieldFault(field, text);
    if (own !== undefined) {
      const fix = proposeFix(cell);
      return {
        fix,
        group: groupOf(field, own, { isError: true, value: own === 'not-choice' ? text : null, fix }),
      };
    }
    const isShared = definition.uniqueBy.at(-1) === field.key && isDuplicate(row);
    const parts = isShared
      ? { isError: true }
      : { isError: true, message: wordsOf(issue, groups.nameOf(row)) };
    return { fix: undefined, group: groupOf(field, isShared ? 'duplicate' : 'told', parts) };
  }
  if (issue) {
    const message = wordsOf(issue, groups.nameOf(row));
    return { fix: undefined, group: groupOf(field, 'told', { isError: false, message }) };
  }
  const odd = findOddity(cell);
  return odd && { fix: odd.fix, group: groupOf(field, odd.oddity, { isError: false, fix: odd.fix }) };
}

interface GroupParts {
  isError: boolean;
  value?: string | null;
  message?: LocalizedText;
  fix?: CellFix | undefined;
}

function groupOf(
  { key: fieldKey }: ImportField,
  kind: FaultKind,
  { isError, value = null, message, fix }: GroupParts,
): FaultGroup {
  const readings = fix ? (Object.keys(fix.readings) as Reading[]) : [];
  const steps = fix?.steps ?? [];
  return {
    id: [fieldKey, kind, steps.join('+'), readings.join('/'), value ?? message?.message ?? ''].join('\n'),
    fieldKey,
    kind,
    isError,
    value,
    message: message ?? null,
    fix: fix ? { steps, readings, isGuess: isGuess(steps) } : null,
  };
}

/** The words of the server without the number of the order or the SKU that they quote, so that they say the same of every row. */
function wordsOf({ message, zhMessage = message }: CellIssue, name: string): LocalizedText {
  const ofAny = (text: string) => (name === '' ? text : text.replaceAll(`“${name}”`, '“…”'));
  return { message: ofAny(message), zhMessage: ofAny(zhMessage) };
}
