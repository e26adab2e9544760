/** What a figure must keep: at most, or at least, this many of the unit. */
type Mark = { unit: 'ms' | 's' | '/s' } & ({ most: number } | { least: number });

/** Prints a figure beside its mark, for people, and makes the bench end with code 1 when the mark is missed. */
export function judge(name: string, value: number, mark: Mark): void {
  const keeps = 'most' in mark ? value <= mark.most : value >= mark.least;
  const wanted = 'most' in mark ? `at most ${mark.most}` : `at least ${mark.least}`;
  console.log(`${keeps ? '  ok' : 'MISS'}  ${name}: ${value.toFixed(1)} ${mark.unit}, wanted ${wanted}`);
  if (!keeps) process.exitCode = 1;
}

/** The value that this share of all does not exceed; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
