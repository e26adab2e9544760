import type { SelectOption } from './grid-column.ts';

/** The options that fit a typed text: value as typed first, then those that start with it, then a word of theirs, then any part. */
export function matchOptions(options: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return options;
  const rank = ({ value, label }: SelectOption): number => {
    const name = label.toLowerCase();
    if (value.toLowerCase() === wanted || name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.includes(` ${wanted}`)) return 2;
    return name.includes(wanted) || value.toLowerCase().startsWith(wanted) ? 3 : 4;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((each) => each.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
