import type { FixStep, Reading } from './cell-fix.ts';

/** One way to read a text, and what was done to it on the way. */
export interface TextReading {
  reading: Reading;
  steps: readonly FixStep[];
  text: string;
}
