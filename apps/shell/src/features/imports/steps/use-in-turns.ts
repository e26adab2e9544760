import { useEffect, useState } from 'react';
import { nextTask } from '@lading/ui/page-turn';

/** Parts rendered in one task: together with its other work, well below the 50 ms that users notice. */
const fieldsAtOnce = 6;

/**
 * How many of a number of parts to render now: a few more in each task, so that a long list never blocks the page.
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
      // Not a transition: rows arriving by the thousand would delay it until the last one.
      if (!isOver) setDrawn(drawn + atOnce);
    }
    void drawMore();
    return () => {
      isOver = true;
    };
  }, [count, drawn, atOnce]);
  return Math.min(drawn, count);
}
