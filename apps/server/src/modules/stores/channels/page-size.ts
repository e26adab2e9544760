import { z } from 'zod';

/** An answer that takes longer is asked for in smaller parts. */
const slowMs = 6_000;
/** Answers after which more is tried again than what once did not come. */
const calmAnswers = 20;

const mark = z.object({ size: z.number().int().min(1) });

/**
 * How many records are asked for at once: fewer where a channel is slow or breaks off, more again where it is quick. A list that goes on does
 * not learn it again.
 */
export function pageSize(most: number, goesOn?: unknown) {
  let size = Math.min(most, mark.safeParse(goesOn).data?.size ?? most);
  let ceiling = most;
  let answers = 0;
  return {
    get now() {
      return size;
    },
    /** After an answer that did not come. @returns false where it was a single record already */
    shrink(): boolean {
      answers = 0;
      if (size === 1) return false;
      ceiling = Math.max(1, Math.floor(size / 2));
      size = Math.max(1, Math.floor(size / 4));
      return true;
    },
    /** It was one record that kept the others back, and not their number. */
    isolated(): void {
      ceiling = most;
    },
    /** After an answer that came. */
    took(milliseconds: number): void {
      answers += 1;
      if (answers % calmAnswers === 0) ceiling = Math.min(most, ceiling * 2);
      if (milliseconds > slowMs) size = Math.max(1, Math.floor(size / 2));
      else if (milliseconds < slowMs / 3) size = Math.min(ceiling, size * 2);
    },
  };
}
