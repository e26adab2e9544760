import type { Label } from './import-label.ts';

/** One choice of a select cell. */
export interface ImportOption {
  /** The stored and sent value. */
  value: string;
  label: Label;
  /** Other spellings found in files: offered as a fix, never applied unasked. */
  aliases?: readonly string[];
}

/** Lists of choices that several imports share, by name. */
export type OptionListName = 'countries' | 'customs-units';
