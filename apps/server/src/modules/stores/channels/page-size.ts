import { z } from 'zod';

/** Slower answers lead to smaller pages. */
const slowMs = 6_000;
/** Answers after which a larger page is tried again, following a failure. */
const calmAnswers = 20;

const mark = z.object({ size: z.number().int().min(1), most: z.number().int().min(1).optional() });

/**
 * The page size: smaller when a channel is slow or fails, larger again when it is fast. A continued list keeps its size, so that it need
 * not adapt again, and a store that has put off larger pages gets none above the `most` of its mark.
 */
export function pageSize(usual: number, goesOn?: unknown) {
  const known = mark.safeParse(goesOn).data;
  const most = Math.min(usual, known?.most ?? usual);
  let size = Math.min(most, known?.size ?? most);
  let ceiling = most;
  let answers = 0;
  return {
    get now() {
      return size;
    },
    /** After a failure. @returns false when it was a single record already */
    shrink(): boolean {
      answers = 0;
      if (size === 1) return false;
      ceiling = Math.max(1, Math.floor(size / 2));
      size = Math.max(1, Math.floor(size / 4));
      return true;
    },
    /** A single record caused the failures, not their number. */
    isolated(): void {
      ceiling = most;
    },
    /** After an answer. */
    took(milliseconds: number): void {
      answers += 1;
      if (answers % calmAnswers === 0) ceiling = Math.min(most, ceiling * 2);
      if (milliseconds > slowMs) size = Math.max(1, Math.floor(size / 2));
      else if (milliseconds < slowMs / 3) size = Math.min(ceiling, size * 2);
    },
  };
}
