/** What the find panel shows. */
export interface FindFigures {
  readonly matches: number;
  readonly cells: number;
  /** Is the count still rising? */
  readonly isCounting: boolean;
}
