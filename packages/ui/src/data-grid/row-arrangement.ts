/** The rows in the order of one column; empty cells come last whichever way. */
export interface RowSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
  /** The language whose order letters follow (BCP 47), such as `zh` for pinyin. */
  readonly language?: string;
  /** What people read for a value, such as an option's label; the value itself when left out. */
  readonly shown?: (value: string) => string;
}

/** What a column must hold for a row to be shown. */
export interface ColumnFilter {
  /** The cell contains this text, in whatever case; '' asks for nothing. */
  readonly text: string;
  /** The cell has an error, or is empty. */
  readonly only: 'any' | 'errors' | 'empty';
  /** What people read for a value; the value itself counts as well. */
  readonly shown?: (value: string) => string;
}

/** Does a filter ask for anything? */
export function filterAsks({ text, only }: ColumnFilter): boolean {
  return text !== '' || only !== 'any';
}
