import type { WizardFailure } from '../wizard-failure.ts';
import type { HeldBackFigures } from './held-back-rows.ts';

/** What React sees of the rows under review, beside the grid's own figures. */
export interface ReviewSnapshot extends HeldBackFigures {
  /** `ready` once every row has come in. */
  loading: 'running' | 'ready' | 'failed';
  loaded: number;
  failure: WizardFailure | null;
  /** The server's check of the whole file, which knows what this browser cannot; `waiting` until every row is here. */
  fileCheck: 'waiting' | 'running' | 'done' | 'failed';
  fileCheckFailure: WizardFailure | null;
  /** Rows that are not deleted but hold nothing: nothing is asked of them and they are not sent. */
  blankRows: number;
  /** Rows that wait for the server's check. */
  checking: number;
  /** The server's check stands still; what was edited has been checked here only. */
  hasCheckFailed: boolean;
}

/** Before the first row. */
export const freshReview: ReviewSnapshot = {
  loading: 'running',
  loaded: 0,
  failure: null,
  fileCheck: 'waiting',
  fileCheckFailure: null,
  blankRows: 0,
  heldBack: null,
  isCounting: false,
  checking: 0,
  hasCheckFailed: false,
};
