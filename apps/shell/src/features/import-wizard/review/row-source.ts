import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { RowBlock } from '@lading/import-engine/file-reading';
import type { DraftEdits } from '../drafts/draft-edits.ts';
import type { KeptAnswer } from '../faults/column-answers.ts';

/** Where the rows come from, and who else looks at them. */
export interface RowSource {
  /** The rows of the file, mapped and checked each by itself. */
  rows: (signal: AbortSignal) => AsyncIterable<RowBlock>;
  /** What the server finds in them. */
  checkFile: (signal: AbortSignal) => AsyncIterable<ImportRow>;
  /** What an earlier sitting has edited in them, and how it has read columns where that was asked. */
  resumed?: { edits: DraftEdits; answers: readonly KeptAnswer[] };
}
