import { useEffect, useState } from 'react';
import { nextTask } from '@lading/ui/page-turn';

/** Parts that are drawn in one task: with what else it does, well under the 50 ms that are felt. */
const fieldsAtOnce = 6;

/**
 * How many of so many parts to draw by now: a few more in each task, so that a long list never blocks the page.
 *
 * @param atOnce how many in one task; by default as many as a form's fields
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
