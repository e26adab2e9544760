import type { DraftEdits } from './draft-edits.ts';
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
  /** Patches written so far. */
  patches: number;
  wizard: KeptWizard;
  /** A save whose reply has not come. */
  attempt: SaveAttempt | null;
}

/** An unfinished import with its file and edits. */
export interface KeptImport {
  draft: ImportDraft;
  file: File;
  edits: DraftEdits;
}
