import type { ImportKind } from '../import-kind.ts';
import type { KeptAnswer } from '../issues/column-readings.ts';
import type { KeptEdits } from '../rows/kept-edits.ts';
import type { SaveAttempt } from '../save-attempt.ts';
import type { KeptWizard } from '../wizard-state.ts';

/** An unfinished import as stored in the browser; file and edits are stored separately. */
export interface ImportDraft {
  id: string;
  kind: ImportKind;
  /** The owner, see `draftOwner`. */
  owner: string;
  /** Milliseconds since 1970 of the last change. */
  savedAt: number;
  fileName: string;
  rowCount: number | null;
  /** Effective edits, without undone ones. */
  edits: number;
  /** Rises with every edit and undo; shows whether the rows are those of `attempt`. */
  revision: number;
  /** Number of valid patches: pieces of an incomplete step are excluded, and overwritten later. */
  patches: number;
  wizard: KeptWizard;
  /** How columns are read if the user was asked; missing until the first answer. */
  answers?: readonly KeptAnswer[];
  /** A save without a reply yet. */
  attempt: SaveAttempt | null;
}

/** An unfinished import with its file and edits. */
export interface KeptImport {
  draft: ImportDraft;
  file: File;
  edits: KeptEdits;
}
