/** Letters that follow each other within this time make one word. */
const pauseMs = 750;

/**
 * Finds an option by the letters that are typed on a closed select, as the browser's own select does: a word goes on while one
 * types, and the same letter again goes to the next that begins with it.
 * @returns a function that takes a key, the time, the labels and the index of the chosen one (-1 for none), and gives the index of
 * the found one; undefined when nothing begins so
 */
export function typeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key: string, now: number, labels: readonly string[], chosen: number): number | undefined => {
    typed = now - last > pauseMs ? key.toLowerCase() : typed + key.toLowerCase();
    last = now;
    const isOneLetter = [...typed].every((letter) => letter === typed[0]);
    const word = isOneLetter ? (typed[0] ?? '') : typed;
    // One letter looks further on; a longer word may still be the one that is chosen.
    const from = isOneLetter ? chosen + 1 : Math.max(chosen, 0);
    const order = [...labels.keys()].map((index) => (from + index) % labels.length);
    return order.find((index) => labels[index]?.toLowerCase().startsWith(word));
  };
}
