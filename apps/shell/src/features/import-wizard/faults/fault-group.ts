import type { LocalizedText } from '@lading/contracts/localized-text';
import type { FieldFault } from '@lading/import-engine/field-fault';
import type { FixStep, Reading } from '@lading/import-engine/fixes/cell-fix';
import type { Oddity } from '@lading/import-engine/fixes/find-oddity';

/** What is wrong with a cell: by itself, beside its row or the file, or as the server says in its own words. */
export type FaultKind = FieldFault | 'required' | 'duplicate' | 'told' | Oddity;

/** Cells of one field with the same fault that are mended in the same way. */
export interface FaultGroup {
  id: string;
  fieldKey: string;
  kind: FaultKind;
  /** An error holds its row back, a hint does not. */
  isError: boolean;
  /** The value that all its cells have; null where they differ. */
  value: string | null;
  /** The words of the server as they are true of all its cells, of kind `told` only. */
  message: LocalizedText | null;
  /** What mends them; null where nobody but the user can know. */
  fix: GroupFix | null;
}

/** How the cells of a group are mended. */
interface GroupFix {
  steps: readonly FixStep[];
  /** More than one is a question to the user. */
  readings: readonly Reading[];
  isGuess: boolean;
}

/** Is this fix right for certain, so that it may be taken together with others? */
export function isSure({ isError, fix }: FaultGroup): boolean {
  return isError && fix !== null && !fix.isGuess && fix.readings.length === 1;
}
