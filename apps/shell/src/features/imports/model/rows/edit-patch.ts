/** A step, or a piece of one, within a patch: so many of its cells and marked rows belong to it. */
export interface PatchedStep {
  kind: 'edit' | 'undo' | 'redo';
  cells: number;
  marks: number;
  /** No further piece of the step follows. */
  isEnd: boolean;
}

/** Some edits as they are stored: few enough to be written within a blink. */
export interface EditPatch {
  /** The fields that it touches. */
  keys: readonly string[];
  /** Per cell its row, its field as an index into `keys`, and its value now. */
  rows: Uint32Array;
  fields: Uint16Array;
  values: readonly string[];
  /** Per cell its value before. */
  before?: readonly string[];
  /** Rows that were deleted (1) or restored (0). */
  marked: Uint32Array;
  deleted: Uint8Array;
  /** The steps that the cells and marked rows belong to, in order; missing from patches of an older version. */
  steps?: readonly PatchedStep[];
}
