/** The facts that decide whether the rows may be imported. */
export interface GateFacts {
  /** Rows are still coming in. */
  isLoading: boolean;
  /** The server's check of the entire file. */
  fileCheck: 'waiting' | 'running' | 'done' | 'failed';
  /** The server is checking rows that were edited. */
  isChecking: boolean;
  /** Rows with content: neither deleted nor blank. */
  rows: number;
  /** Those of them with an error. */
  errorRows: number;
  ignoreErrors: boolean;
}

/** Yes with the number of rows that will be sent, or no and why. */
export type GateAnswer =
  | { isOpen: true; count: number }
  | {
      isOpen: false;
      count: number;
      why:
        'loading' | 'file-checking' | 'file-unchecked' | 'checking' | 'no-rows' | 'errors' | 'none-correct';
    };

/** Import is allowed if all rows are valid, or if errors are ignored and at least one row is valid (spec §5). */
export function importGate(facts: GateFacts): GateAnswer {
  const { rows, errorRows, ignoreErrors } = facts;
  const correct = rows - errorRows;
  const shut = (why: (GateAnswer & { isOpen: false })['why']): GateAnswer => ({
    isOpen: false,
    count: ignoreErrors ? correct : rows,
    why,
  });
  if (facts.isLoading) return shut('loading');
  if (rows === 0) return shut('no-rows');
  if (facts.fileCheck === 'failed') return shut('file-unchecked');
  if (facts.fileCheck !== 'done') return shut('file-checking');
  if (facts.isChecking) return shut('checking');
  if (errorRows === 0) return { isOpen: true, count: rows };
  if (!ignoreErrors) return shut('errors');
  return correct > 0 ? { isOpen: true, count: correct } : shut('none-correct');
}
