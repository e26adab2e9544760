import type { ImportOutcome } from '@lading/contracts/imports';
import { saveFile } from '@lading/ui/save-file';
import { useRef, type Dispatch } from 'react';
import type { ReviewSnapshot } from '../model/review/review-snapshot.ts';
import { saveAttempt, type SaveAttempt } from '../model/save-attempt.ts';
import { wizardFailure } from '../model/wizard-failure.ts';
import type { WizardAction } from '../model/wizard-state.ts';
import type { UploadSnapshot } from './file-upload.ts';
import type { ImportAdapter } from './import-adapter.ts';
import { keepLeftOut, type LeftOutFile } from './keep-left-out.ts';
import type { Review } from './use-review-session.ts';

/** The result of a finished save. */
export interface SavedImport {
  sent: number;
  leftOut: number;
  outcome: ImportOutcome | null;
  /** Where the skipped rows are; missing if there are none, or the server names no task. */
  leftOutFile?: LeftOutFile;
}

interface SaveContext {
  adapter: ImportAdapter;
  review: Review | null;
  /** Blank cells clear values of existing records (decision D23). */
  clearsBlanks: boolean;
  dispatch: Dispatch<WizardAction>;
  fail: (error: unknown) => void;
  /** Called once, even if the dialog has been closed meanwhile. */
  onSaved: (saved: SavedImport) => void;
  onExported: () => void;
  /** Stores the save attempt, so that it is recognized after a crash; never rejects. */
  keepAttempt: (attempt: SaveAttempt | null) => Promise<void>;
}

/** The final operations: valid rows are saved, those with errors exported. */
export function useSave(context: SaveContext) {
  const { adapter, review, clearsBlanks, dispatch, fail, onSaved, onExported, keepAttempt } = context;
  const lost = useRef<SaveAttempt>(null);

  async function exportErrors() {
    if (!review) return;
    dispatch({ do: 'begin', busy: 'exporting' });
    try {
      const { session, upload } = review;
      await untilFileChecked(session, upload);
      const rows = await session.outgoing.withErrors();
      const { blob, fileName } = await adapter.exportErrors(rows, upload.referenceId);
      saveFile(blob, fileName ?? 'errors.xlsx');
      dispatch({ do: 'stop' });
      onExported();
    } catch (error) {
      fail(error);
    }
  }

  async function save() {
    const referenceId = review?.upload.referenceId;
    if (!review || typeof referenceId !== 'string') return;
    const { session, key } = review;
    let sent: number[] = [];
    dispatch({ do: 'begin', busy: 'saving' });
    try {
      const { rows, ids, leftOut: withheld } = await session.outgoing.toSave();
      sent = ids;
      const { liveRows } = session.store.getSnapshot();
      const leftOut = liveRows - session.getSnapshot().blankRows - ids.length;
      // After a crash the same file has another reference, but is the same.
      const { name, size, lastModified } = review.upload.file;
      const facts = [name, size, lastModified, key, session.edits, ids.length];
      const content = [...facts, ...(clearsBlanks ? ['clearing'] : [])].join(' ');
      const attempt = saveAttempt(lost.current, content);
      lost.current = attempt;
      await keepAttempt(attempt);
      const { idempotencyKey } = attempt;
      const outcome = await adapter.save(rows, {
        referenceId,
        idempotencyKey,
        leftOut,
        clearBlanks: clearsBlanks,
      });
      const taskId = outcome?.taskId;
      if (!withheld || leftOut <= 0 || typeof taskId !== 'string') {
        onSaved({ sent: ids.length, leftOut, outcome });
        return;
      }
      // Before it counts as saved: if the connection is lost, the same save can be sent again.
      const leftOutFile = await keepLeftOut(adapter, { taskId, rows: withheld, referenceId });
      onSaved({ sent: ids.length, leftOut, outcome, leftOutFile });
    } catch (error) {
      const failure = wizardFailure(error);
      if (!failure?.isLost) {
        lost.current = null;
        void keepAttempt(null);
      }
      if (failure) session.takeRefusal(sent, failure.details);
      fail(error);
    }
  }

  return {
    exportErrors,
    save,
    /** Adopts an attempt of an earlier session that got no reply. */
    takeAttempt(attempt: SaveAttempt | null) {
      lost.current = attempt;
    },
  };
}

/** Something that notifies of changes. */
interface Observed<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Resolves once the server has checked the file and therefore has its mapping, which restores the rows with errors to their
 * original columns; also if that will never happen, because the file cannot be read, sent or checked.
 */
export function untilFileChecked(
  session: Observed<Pick<ReviewSnapshot, 'loading' | 'fileCheck'>>,
  upload: Observed<Pick<UploadSnapshot, 'state'>>,
): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      const { loading, fileCheck } = session.getSnapshot();
      const isOver = fileCheck === 'done' || fileCheck === 'failed' || loading === 'failed';
      if (!isOver && upload.getSnapshot().state !== 'failed') return;
      for (const stop of stops) stop();
      resolve();
    }
    const stops = [session.subscribe(look), upload.subscribe(look)];
    look();
  });
}
