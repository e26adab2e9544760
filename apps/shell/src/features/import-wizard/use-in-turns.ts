import { useEffect, useState } from 'react';
import { nextTask } from './next-task.ts';

/** Fields that are drawn at once: with what else a task does, well under the 50 ms that are felt. */
const atOnce = 9;

/** How many of so many fields to draw by now: a few more in each task, so that a long form never holds the page up. */
export function useInTurns(count: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return undefined;
    let isOver = false;
    async function drawMore() {
      await nextTask();
      if (!isOver) setDrawn(drawn + atOnce);
    }
    void drawMore();
    return () => {
      isOver = true;
    };
  }, [count, drawn]);
  return Math.min(drawn, count);
}
