/** Names that begin as ours and are read elsewhere: by the operator's command, by `compose.yaml`, by tests and benches. */
const readElsewhere = new Set([
  'LADING_ADMIN_URL',
  'LADING_HOST',
  'LADING_DATABASE_PASSWORD',
  'LADING_VENDOR_SDKS',
  'LADING_SHOTS',
]);
const isOfTests = (name: string): boolean => name.startsWith('LADING_E2E_');

/** Shorter ones are too near to names of others, as `HOST` is to `HOME`. */
const shortest = 7;

/**
 * Names in the environment that are likely meant for us and that nothing reads: whatever begins with `LADING_`, and others within two
 * slips of a name of ours that is not set. Each as a line of the configuration's faults.
 */
export function misspelledNames(given: readonly string[], known: readonly string[]): string[] {
  const names = new Set(given);
  return given.flatMap((name) => {
    if (known.includes(name) || readElsewhere.has(name) || isOfTests(name)) return [];
    const isOurs = name.startsWith('LADING_');
    if (!isOurs && name.length < shortest) return [];
    const [nearest] = known
      .filter((one) => !names.has(one) && one.length >= shortest)
      .map((one) => ({ one, slips: slipsBetween(name.toUpperCase(), one) }))
      .filter(({ one, slips }) => slips <= (one.length < 10 ? 1 : 2))
      .sort((left, right) => left.slips - right.slips);
    if (nearest) return [`${name} is not known. Is it ${nearest.one}?`];
    return isOurs ? [`${name} is not known.`] : [];
  });
}

/** How many letters must be added, left out, changed or swapped with their neighbor to get from one text to the other. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          last[column]! + 1,
          current[column - 1]! + 1,
          last[column - 1]! + (isSame ? 0 : 1),
          isSwap ? beforeLast[column - 2]! + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length]!;
}
