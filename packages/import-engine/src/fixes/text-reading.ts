import type { FixStep, Reading } from './cell-fix.ts';

/** One way to read a text, and the steps it took. */
export interface TextReading {
  reading: Reading;
  steps: readonly FixStep[];
  text: string;
}
