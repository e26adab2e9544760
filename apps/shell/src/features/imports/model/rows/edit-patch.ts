/** A step, or a piece of one, within a patch: the number of its cells and marked rows. */
export interface PatchedStep {
  kind: 'edit' | 'undo' | 'redo';
  cells: number;
  marks: number;
  /** No further piece of the step follows. */
  isEnd: boolean;
}

/** Some edits in stored form: few enough to be written quickly. */
export interface EditPatch {
  /** The fields that it touches. */
  keys: readonly string[];
  /** For each cell its row, its field as an index into `keys`, and its new value. */
  rows: Uint32Array;
  fields: Uint16Array;
  values: readonly string[];
  /** The previous value of each cell. */
  before?: readonly string[];
  /** Rows that were deleted (1) or restored (0). */
  marked: Uint32Array;
  deleted: Uint8Array;
  /** The steps that the cells and marked rows belong to, in order; missing from patches of an older version. */
  steps?: readonly PatchedStep[];
}
