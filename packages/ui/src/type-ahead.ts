import { comparable } from './comparable.ts';

/** Letters within this time form one word. */
const pauseMs = 750;

/**
 * Finds an option by the letters typed on a closed select, like the browser's own select: typing extends a word, and repeating one
 * letter goes to the next option that starts with it.
 * @returns a function of a key, the time, the labels and the index of the chosen one (-1 for none), which returns the index of
 * the match, or undefined if there is none
 */
export function typeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key: string, now: number, labels: readonly string[], chosen: number): number | undefined => {
    typed = now - last > pauseMs ? comparable(key) : typed + comparable(key);
    last = now;
    const isOneLetter = [...typed].every((letter) => letter === typed[0]);
    const word = isOneLetter ? (typed[0] ?? '') : typed;
    // One letter searches after the current choice; a longer word may still match it.
    const from = isOneLetter ? chosen + 1 : Math.max(chosen, 0);
    const order = [...labels.keys()].map((index) => (from + index) % labels.length);
    return order.find((index) => comparable(labels[index] ?? '').startsWith(word));
  };
}
