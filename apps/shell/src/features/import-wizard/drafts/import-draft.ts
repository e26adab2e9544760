import type { DraftEdits } from './draft-edits.ts';
import type { KeptAnswer } from '../faults/column-answers.ts';
import type { ImportKind } from '../import-kind.ts';
import type { SaveAttempt } from '../save/save-attempt.ts';
import type { KeptWizard } from '../wizard-state.ts';

/** An unfinished import as it is kept in the browser; file and edits lie beside it. */
export interface ImportDraft {
  id: string;
  kind: ImportKind;
  /** Whose it is, see `draftOwner`. */
  owner: string;
  /** Milliseconds since 1970 of the last change. */
  savedAt: number;
  fileName: string;
  rowCount: number | null;
  /** Acts of editing that count: what was undone is not among them. */
  edits: number;
  /** Rises with every edit and undo; tells whether the rows are those of `attempt`. */
  revision: number;
  /** Patches that count: pieces of a step whose last is not written yet are not among them, and are written over by what comes next. */
  patches: number;
  wizard: KeptWizard;
  /** How columns are read where that was asked; left out until somebody has answered. */
  answers?: readonly KeptAnswer[];
  /** A save whose reply has not come. */
  attempt: SaveAttempt | null;
}

/** An unfinished import with its file and edits. */
export interface KeptImport {
  draft: ImportDraft;
  file: File;
  edits: DraftEdits;
}
