import type { FixStep, FixReading } from './cell-fix.ts';

/** One way to read a text, and the steps it took. */
export interface TextReading {
  reading: FixReading;
  steps: readonly FixStep[];
  text: string;
}
