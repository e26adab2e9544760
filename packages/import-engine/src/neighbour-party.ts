import type { ImportDefinition } from '@lading/contracts/imports';
import type { OtherNames } from './other-names.ts';

type Side = 'sender' | 'recipient';

/** What a heading says by itself: whose address its column belongs to, or that it belongs to an address without a named party. */
type Said = Side | 'none' | undefined;

interface Reading {
  /** The fields that a heading may mean. */
  fieldsOf: (heading: string) => readonly string[];
  others: Pick<OtherNames, 'namesParty'>;
}

/** Prefix for a heading without a party, in its own script. */
const words: Readonly<Record<Side, readonly [latin: string, chinese: string]>> = {
  sender: ['Sender ', '寄件人'],
  recipient: ['Recipient ', '收件人'],
};
/** A repeated heading has a number at its end: "City (2)". */
const repeated = /^(.+) \(2\)$/u;

/**
 * Assigns address headings without a party to that of their neighbors: between 寄件公司 and 寄件地址, 联系人 is the sender's; and if "City"
 * follows "Sender" and again "Receiver", each belongs to the one before it.
 *
 * @returns the headings, prefixed with their party where it was derived
 */
export function withNeighbourParties(
  headings: readonly string[],
  { addresses }: Pick<ImportDefinition, 'addresses'>,
  { fieldsOf, others }: Reading,
): readonly string[] {
  if (!addresses?.sender || !addresses.recipient) return headings;
  const senders = new Set<string>(Object.values(addresses.sender));
  const recipients = new Set<string>(Object.values(addresses.recipient));
  const said = headings.map((heading): Said => {
    const fields = fieldsOf(heading);
    if (fields.some((field) => senders.has(field))) return 'sender';
    if (!fields.some((field) => recipients.has(field))) return undefined;
    return others.namesParty(heading) ? 'recipient' : 'none';
  });
  if (!said.includes('sender')) return headings;
  return headings.map((heading, at) => {
    if (said[at] !== 'none') return heading;
    const before = neighbour(said, at, -1);
    const base = repeated.exec(heading)?.[1];
    const isRepeated = base === undefined ? headings.includes(`${heading} (2)`) : headings.includes(base);
    const side = isRepeated || before === neighbour(said, at, 1) ? before : undefined;
    if (side === undefined) return heading;
    const own = base ?? heading;
    return words[side][/\p{Script=Han}/u.test(own) ? 1 : 0] + own;
  });
}

/** The party of the nearest heading that names one; undefined beyond one that belongs to no address. */
function neighbour(said: readonly Said[], from: number, step: 1 | -1): Side | undefined {
  let at = from + step;
  while (said[at] === 'none') at += step;
  const found = said[at];
  return found === 'none' ? undefined : found;
}

/**
 * Whether a heading names a column of another party than a field's: 收件人国家二字码 resembles a name of the sender's country, but is the
 * recipient's.
 */
export function namesOtherParty(
  { addresses = {} }: ImportDefinition,
  others: OtherNames,
  key: string,
  heading: string,
): boolean {
  const parties = Object.values(addresses).map((columns): string[] => Object.values(columns));
  const own = parties.find((keys) => keys.includes(key));
  if (!own) return false;
  const named = [...others.of(heading)].flatMap(([field, { kind }]) => (kind === 'name' ? field : []));
  const isOf = (keys: readonly string[]) => named.some((field) => keys.includes(field));
  return !isOf(own) && parties.some(isOf);
}
