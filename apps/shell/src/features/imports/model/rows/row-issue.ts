import { messageKey, type FieldError, type MessageParams } from '@lading/contracts/core';
import type { CellIssue, RowIssues } from '@lading/data-grid';
import type { RowEdits } from '@lading/import-engine/fixes/cell-fix';
import type { CellFault } from '@lading/import-engine/validate-row';

/** The kind of an issue: found in the row itself, shared with another row, or reported by the reader or the server. */
export type IssueKind = CellFault | 'duplicate' | 'near-duplicate' | 'reported';

/** An issue as stored in the grid, which returns it unchanged. */
export interface RowIssue extends CellIssue {
  readonly kind?: IssueKind | undefined;
  /** The message code; another back end may only send texts. */
  readonly code?: string | undefined;
  readonly params?: MessageParams | undefined;
  /** Values by field key that fix the row, if the reader knows them. */
  readonly edits?: RowEdits | undefined;
}

/** A warning of the reader, with the values that fix its row if known. */
export interface ReaderWarning extends FieldError {
  readonly edits?: RowEdits | undefined;
}

/** The kind of a grid issue. */
export function kindOf(issue: RowIssue): IssueKind {
  return issue.kind ?? 'reported';
}

/** Errors or warnings of a row as the grid marks them; null for none. */
export function rowIssues(
  errors: readonly (ReaderWarning & { kind?: IssueKind })[],
  severity: CellIssue['severity'],
): RowIssues | null {
  if (errors.length === 0) return null;
  const issues: Record<string, RowIssue[]> = {};
  for (const { fieldName, kind, ...message } of errors) {
    (issues[fieldName] ??= []).push({ ...message, id: messageKey(message), severity, kind });
  }
  return issues;
}

/** The errors that are not already known: an error found by two checks is shown once. */
export function newErrors(errors: readonly FieldError[], known: readonly FieldError[]): FieldError[] {
  const keyOf = (error: FieldError) => JSON.stringify([error.fieldName, messageKey(error)]);
  const keys = new Set(known.map(keyOf));
  return errors.filter((error) => !keys.has(keyOf(error)));
}

/** Merges two findings. */
export function joinIssues(one: RowIssues | null, other: RowIssues | null): RowIssues | null {
  if (!one || !other) return one ?? other;
  const joined: Record<string, readonly CellIssue[]> = { ...one };
  for (const [key, issues] of Object.entries(other)) joined[key] = [...(joined[key] ?? []), ...issues];
  return joined;
}
