/** A cell and the value it is to get. */
export interface CellEdit {
  readonly row: number;
  readonly key: string;
  readonly value: string;
}

/** A cell by row id and field key. */
export interface CellAddress {
  readonly row: number;
  readonly key: string;
}
