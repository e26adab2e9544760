/** What React sees of the store; a new object whenever one of these figures changes. */
export interface GridSnapshot {
  /** Rows ever added, deleted ones included; row ids are 0 … rowCount - 1. */
  readonly rowCount: number;
  /** Rows that are not deleted. */
  readonly liveRows: number;
  /** Rows shown at the moment. */
  readonly shownRows: number;
  readonly errorRows: number;
  readonly warningRows: number;
  readonly errorsOnly: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Rises with every change of which rows are shown. */
  readonly viewVersion: number;
}
