import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { binCode, binKinds } from './floor.ts';

/** Maximum bins per call of `saveBins` or `binLabels`. */
export const binsMost = 500;

/** The codes of a pattern, or its error. */
type BinRange = { codes: string[] } | { problem: 'unreadable' | 'tooMany' };

/** The members of a range: `01-12` with leading zeros, `A-F` alphabetically; undefined if invalid. */
function placesOf(range: string): string[] | undefined {
  const numbers = /^(\d{1,4})-(\d{1,4})$/.exec(range);
  if (numbers) {
    const [from, to] = [Number(numbers[1]), Number(numbers[2])];
    if (from > to) return undefined;
    const digits = numbers[1]!.length;
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(digits, '0'));
  }
  const letters = /^([A-Z])-([A-Z])$/.exec(range);
  if (!letters) return undefined;
  const [from, to] = [letters[1]!.charCodeAt(0), letters[2]!.charCodeAt(0)];
  if (from > to) return undefined;
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}

/**
 * The bins of a pattern: `B-07-1` is one, `B-[01-12]-[1-4]` are 48, the last part counts fastest.
 *
 * @param pattern ranges of numbers or letters in brackets; case does not matter
 */
export function binRange(pattern: string): BinRange {
  const parts = pattern.trim().toUpperCase().split(/[[\]]/);
  // After splitting at paired brackets, every second part is a range.
  if (parts.length % 2 === 0) return { problem: 'unreadable' };
  let codes = [''];
  for (const [at, part] of parts.entries()) {
    const places = at % 2 === 0 ? [part] : placesOf(part);
    if (!places) return { problem: 'unreadable' };
    if (codes.length * places.length > binsMost) return { problem: 'tooMany' };
    codes = codes.flatMap((code) => places.map((place) => `${code}${place}`));
  }
  if (!codes.every((code) => binCode.safeParse(code).success)) return { problem: 'unreadable' };
  // Two ranges side by side can meet in one code: 1 and 11 are 11 and 1.
  return { codes: Array.from(new Set(codes)) };
}

/** A pattern of bins as staff enter it; its output is the codes. */
const binPattern = z
  .string()
  .trim()
  .min(1)
  .transform((pattern, context): string[] => {
    const range = binRange(pattern);
    if ('codes' in range) return range.codes;
    const problem =
      range.problem === 'tooMany'
        ? ruleMessage('core.tooManyEntries', { most: binsMost })
        : ruleMessage('core.wrongForm');
    context.addIssue({ code: 'custom', ...problem });
    return [];
  });

/**
 * Bins to add, as one pattern, see {@link binRange}: its output has the codes in `bins`. The server names errors of single bins by that
 * field too. An unreadable pattern is `core.wrongForm`, one of more than {@link binsMost} bins `core.tooManyEntries`.
 */
export const binRangeDraft = z.object({ bins: binPattern, kind: z.enum(binKinds) });
