/** Random draws that are the same for the same seed, so that the demo looks alike everywhere. */
export interface Chance {
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** A number of different ones, or all when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

/** Chance from a seed (a multiplicative generator modulo 2³¹ − 1; for looks, never for secrets). */
export function seededChance(seed: number): Chance {
  let state = (seed * 48_271) % 2_147_483_647 || 1;
  const below = (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  return {
    below,
    one: (items) => items[below(items.length)]!,
    some: (items, count) => {
      const left = [...items];
      return Array.from(
        { length: Math.min(count, items.length) },
        () => left.splice(below(left.length), 1)[0]!,
      );
    },
  };
}
