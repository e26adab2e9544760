import type { FieldError } from '@lading/contracts/localized-text';
import type { CellIssue, GridStore, RowIssues } from '@lading/ui/data-grid';

/** Faults or warnings of a row as the grid marks them. */
export function rowIssues(faults: readonly FieldError[], severity: CellIssue['severity']): RowIssues | null {
  if (faults.length === 0) return null;
  const issues: Record<string, CellIssue[]> = {};
  for (const { fieldName, message, zhMessage } of faults) {
    (issues[fieldName] ??= []).push({ message, zhMessage, severity });
  }
  return issues;
}

/** The faults that are not among the known ones: what two checks both find is shown once. */
export function newFaults(faults: readonly FieldError[], known: readonly FieldError[]): FieldError[] {
  const textOf = ({ fieldName, message }: FieldError) => `${fieldName}\n${message}`;
  const said = new Set(known.map(textOf));
  return faults.filter((fault) => !said.has(textOf(fault)));
}

/** Two findings as one. */
export function joinIssues(one: RowIssues | null, other: RowIssues | null): RowIssues | null {
  if (!one || !other) return one ?? other;
  const joined: Record<string, readonly CellIssue[]> = { ...one };
  for (const [key, issues] of Object.entries(other)) joined[key] = [...(joined[key] ?? []), ...issues];
  return joined;
}

/** The errors of a row as they travel, in the order of its fields. */
export function errorsOf(store: GridStore, row: number): FieldError[] {
  return store.keys.flatMap((fieldName) =>
    store
      .issues(row, fieldName)
      .filter(({ severity }) => severity === 'error')
      .map(({ message, zhMessage = message }) => ({ fieldName, message, zhMessage })),
  );
}
