import { useEffect, useState } from 'react';
import { nextTask } from './next-task.ts';

/** Parts that are drawn at once: with what else a task does, well under the 50 ms that are felt. */
const fieldsAtOnce = 6;

/**
 * How many of so many parts to draw by now: a few more in each task, so that much to draw never holds the page up.
 *
 * @param atOnce how many in one task; as many as a form's fields when left out
 */
export function useInTurns(count: number, atOnce = fieldsAtOnce): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isOver = false;
    async function drawMore() {
      await nextTask();
      // No transition: rows that come in by the thousand would keep it waiting until the last is here.
      if (!isOver) setDrawn(drawn + atOnce);
    }
    void drawMore();
    return () => {
      isOver = true;
    };
  }, [count, drawn, atOnce]);
  return Math.min(drawn, count);
}
