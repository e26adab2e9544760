import type { WizardFailure } from '../wizard-failure.ts';
import type { HeldBackFigures } from './held-back-rows.ts';

/** The review state that React sees, in addition to the grid's own figures. */
export interface ReviewSnapshot extends HeldBackFigures {
  /** `ready` once every row is read. */
  loading: 'running' | 'ready' | 'failed';
  loaded: number;
  failure: WizardFailure | null;
  /** The server's check of the entire file, which finds more than the browser; `waiting` until every row is read. */
  fileCheck: 'waiting' | 'running' | 'done' | 'failed';
  fileCheckFailure: WizardFailure | null;
  /** Rows that are not deleted but empty: they are neither checked nor sent. */
  blankRows: number;
  /** Rows of the file that were merged into the order above them, as further lines of it. */
  mergedRows: number;
  /** Rows of the file that are empty in every mapped column; they are not in the grid. */
  rowsWithoutData: number;
  /** Rows that wait for the server's check. */
  checking: number;
  /** The server's check has stopped; edits have only been checked in the page. */
  hasCheckFailed: boolean;
}

/** Before the first row. */
export const newReview: ReviewSnapshot = {
  loading: 'running',
  loaded: 0,
  failure: null,
  fileCheck: 'waiting',
  fileCheckFailure: null,
  blankRows: 0,
  mergedRows: 0,
  rowsWithoutData: 0,
  heldBack: null,
  isCounting: false,
  checking: 0,
  hasCheckFailed: false,
};
