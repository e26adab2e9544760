import type { Command } from './command.ts';

/** Small letters, one kind of width, single spaces: how texts are compared. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** How well a command answers: 0 begins so, 1 a word begins so, 2 holds it, 3 only with its group; undefined not at all. */
function rank({ labels, groups }: Pick<Command, 'labels' | 'groups'>, query: string): number | undefined {
  const names = Object.values(labels).map(plain);
  if (names.some((name) => name.startsWith(query))) return 0;
  if (names.some((name) => name.includes(` ${query}`))) return 1;
  if (names.some((name) => name.includes(query))) return 2;
  const whole = [...names, ...Object.values(groups ?? {}).map(plain)].join(' ');
  return query.split(' ').every((word) => whole.includes(word)) ? 3 : undefined;
}

/** The commands that answer what was typed, in any language, the best first; all of them when nothing was typed. */
export function foundCommands<One extends Pick<Command, 'labels' | 'groups'>>(
  commands: readonly One[],
  typed: string,
): One[] {
  const query = plain(typed);
  if (query === '') return [...commands];
  return commands
    .map((command) => ({ command, place: rank(command, query) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(({ command }) => command);
}
