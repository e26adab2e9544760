import { comparable } from '@lading/ui/comparable';

/** A topic as displayed, with its questions and answers. */
interface HelpPart<Key extends string> {
  title: string;
  asks: readonly { key: Key; q: string; a: string }[];
}

/**
 * The parts of the help that match a search: every word of it, in any order, in the question, its answer or the title of the topic.
 * Topics without a match are dropped; a blank search finds everything.
 */
export function searchHelp<Key extends string, Part extends HelpPart<Key>>(
  parts: readonly Part[],
  search: string,
): Part[] {
  const words = comparable(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return parts
    .map((part) => ({
      ...part,
      asks: part.asks.filter(({ q, a }) => {
        const text = comparable(`${part.title}\n${q}\n${a}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ asks }) => asks.length > 0);
}
