import { comparable } from '@lading/ui/comparable';

/** Normalizes texts for comparison: lower case, half width, single spaces. */
function plain(text: string): string {
  return comparable(text).replace(/\s+/g, ' ').trim();
}

/** What a command is found by, in every language; `words` are separated by commas. */
interface Found {
  labels: Readonly<Record<string, string>>;
  groups?: Readonly<Record<string, string>>;
  words?: Readonly<Record<string, string>>;
}

/**
 * Rank of a match: 0 prefix, 1 word prefix, 2 contains, 3 prefix of another name, 4 inside another name or only together with its
 * group; undefined for no match.
 */
function rank({ labels, groups, words }: Found, query: string): number | undefined {
  const names = Object.values(labels).map(plain);
  if (names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.includes(` ${query}`))) return 1;
  if (names.some((name) => name.includes(query))) return 2;
  const others = Object.values(words ?? {}).flatMap((listed) => listed.split(',').map(plain));
  if (others.some((name) => ` ${name}`.includes(` ${query}`))) return 3;
  const further = [...Object.values(groups ?? {}).map(plain), ...others];
  const whole = [...names, ...further].join(' ');
  return query.split(' ').every((word) => whole.includes(word)) ? 4 : undefined;
}

/** The commands that match the typed text, in any language, the best first; all of them when it is empty. */
export function foundCommands<One extends Found>(commands: readonly One[], typed: string): One[] {
  const query = plain(typed);
  if (query === '') return [...commands];
  // "Rates" is the rate calculator, too.
  const single = /^.{3,}s$/.test(query) ? query.slice(0, -1) : query;
  return commands
    .map((command) => ({ command, place: rank(command, query) ?? rank(command, single) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ command }) => command);
}
