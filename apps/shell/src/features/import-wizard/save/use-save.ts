import { useRef, type Dispatch } from 'react';
import type { FileUpload } from '../upload/file-upload.ts';
import type { ImportAdapter } from '../import-adapter.ts';
import type { ReviewSession } from '../review/review-session.ts';
import { saveAttempt, type SaveAttempt } from './save-attempt.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { SavedImport } from '../wizard-parts.ts';
import { untilFileChecked } from './until-file-checked.ts';
import { wizardFailure } from '../wizard-failure.ts';
import type { WizardAction } from '../wizard-state.ts';

/** The rows under review. */
export interface Review {
  session: ReviewSession;
  /** What its rows were read from. */
  key: string;
  upload: FileUpload;
}

interface SaveParts {
  adapter: ImportAdapter;
  review: Review | null;
  dispatch: Dispatch<WizardAction>;
  fail: (fault: unknown) => void;
  onSaved: (saved: SavedImport) => void;
  onExported: () => void;
  /** Keeps the try to save, so that it is known again after a crash; resolves in any case. */
  keepAttempt: (attempt: SaveAttempt | null) => Promise<void>;
}

/** What is done with the rows in the end: the right ones are saved, the wrong ones exported. */
export function useSave({ adapter, review, dispatch, fail, onSaved, onExported, keepAttempt }: SaveParts) {
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
    } catch (fault) {
      fail(fault);
    }
  }

  async function save() {
    const referenceId = review?.upload.referenceId;
    if (!review || typeof referenceId !== 'string') return;
    const { session, key } = review;
    let sent: number[] = [];
    dispatch({ do: 'begin', busy: 'saving' });
    try {
      const { rows, ids } = await session.outgoing.toSave();
      sent = ids;
      const { liveRows } = session.store.getSnapshot();
      const leftOut = liveRows - session.getSnapshot().blankRows - ids.length;
      // The same file read again after a crash has another reference, and is the same.
      const { name, size, lastModified } = review.upload.file;
      const content = [name, size, lastModified, key, session.edits, ids.length].join(' ');
      const attempt = saveAttempt(lost.current, content);
      lost.current = attempt;
      await keepAttempt(attempt);
      const { idempotencyKey } = attempt;
      const outcome = await adapter.save(rows, { referenceId, idempotencyKey });
      onSaved({ sent: ids.length, leftOut, outcome });
    } catch (fault) {
      const failure = wizardFailure(fault);
      if (!failure?.isLost) {
        lost.current = null;
        void keepAttempt(null);
      }
      if (failure) session.takeRefusal(sent, failure.details);
      fail(fault);
    }
  }

  return {
    exportErrors,
    save,
    /** Takes over a try of an earlier sitting whose reply never came. */
    takeAttempt(attempt: SaveAttempt | null) {
      lost.current = attempt;
    },
  };
}
