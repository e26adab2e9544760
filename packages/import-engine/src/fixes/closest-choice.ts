import type { ImportField } from '@lading/contracts/imports';
import { countryOfNumber } from '../country-numbers.ts';
import { choiceForm, meaningsOf } from './choice-spelling.ts';

/** Minimum letters for a guess, and for a guess with two typos: "U.K." is not close to "U.S.". */
const shortest = 5;
const longEnough = 10;
const remembered = 2_000;
const found = new WeakMap<ImportField, Map<string, string | undefined>>();

/**
 * The choice with the closest known spelling: one typo in a short word, two in words of ten letters or more, with no other choice
 * as close; also the country of a country number. Other codes and abbreviations are never guessed.
 */
export function closestChoice(field: ImportField, text: string): string | undefined {
  const wanted = choiceForm(text);
  if (field.options === 'countries' && /^\d/.test(wanted)) return countryOfNumber(wanted);
  if (letters(wanted) < shortest) return undefined;
  const known = found.get(field) ?? new Map<string, string | undefined>();
  found.set(field, known);
  if (known.has(wanted)) return known.get(wanted);
  const closest = search(field, wanted);
  if (known.size < remembered) known.set(wanted, closest);
  return closest;
}

function search(field: ImportField, wanted: string): string | undefined {
  let least = letters(wanted) < longEnough ? 1 : 2;
  let closest = new Set<string>();
  for (const [spelling, value] of meaningsOf(field)) {
    if (letters(spelling) < shortest || Math.abs(spelling.length - wanted.length) > least) continue;
    const distance = editDistance(wanted, spelling, least);
    if (distance > least) continue;
    if (distance < least) closest = new Set();
    least = distance;
    closest.add(value);
  }
  return closest.size === 1 ? [...closest][0] : undefined;
}

function letters(text: string): number {
  return text.replaceAll(/[^\p{L}]/gu, '').length;
}

/** Letters to add, remove, change or swap with a neighbor; capped at `most` + 1. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
