import { isInGroup } from './header-rows.ts';

const number =
  /^\s*(?:[①-⑳❶-❿]\s*|[(（[【]?(?:[\d０-９]{1,2}|[A-Za-z]|[IVX]{1,4})\s*(?:[.．、)）\]】:：]\s*|[-–]\s+)|(?:no\.?|nr\.?|#|col(?:umn)?|field|列|第)\s*\d{1,2}\s*(?:[列项項]\s*)?(?:[.:：)、-]\s*)?)(?=\p{L})/iu;
/** Fewer headings may start with a number by chance. */
const fewest = 3;

/** The headings of a form with numbered columns, without the numbers, or undefined: "1. Order number", "2. Name". */
export function withoutNumbers(headings: readonly string[]): string[] | undefined {
  const bare = headings.map((heading) => heading.replace(number, ''));
  const numbered = bare.filter((heading, at) => heading !== headings[at]).length;
  return numbered >= fewest && numbered * 2 > headings.length ? bare : undefined;
}

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const first =
  /^([^\p{Script=Latin}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][^\p{Script=Latin}]*?)[\s/|_:：(（[【-]*(\p{Script=Latin}.*)$/u;
const last =
  /^(\P{Script=Han}*?\p{Script=Latin}\P{Script=Han}*?)[\s/|_:：(（[【-]*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*)$/u;
/** Shorter ones may be part of a word: 商品SKU, "HS编码". */
export const surelyWord = 4;
/** Longer texts are not headings. */
const longest = 120;

/** A name without the separator next to the other one, and without an unclosed bracket. */
const tidy = (name: string): string =>
  name.replaceAll(/^[\s*)）\]】]+|[\s*(（[【]+$/gu, '').replace(/^([^(（[【]*)[)）\]】]$/u, '$1');

/**
 * The two names of a heading that is written in Chinese (or Japanese) and in a language with Latin letters, in file order: "收件人
 * Receiver", "Item name 品名", 城市（City）.
 */
export function inTwoLanguages(heading: string): readonly [string, string] | undefined {
  // Of 重量(kg) › 毛重 the unit is no other name, and 重量 not what the column is.
  if (heading.length > longest || !chinese.test(heading) || isInGroup(heading)) return undefined;
  const plain = heading.normalize('NFKC').replaceAll(/\s+/g, ' ');
  // One character may expand to many.
  if (plain.length > longest) return undefined;
  const [, one, other] = first.exec(plain) ?? last.exec(plain) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const names = [tidy(one), tidy(other)] as const;
  const isWord = (name: string) =>
    chinese.test(name) ? !/\p{Script=Latin}{4}/u.test(name) : name.replaceAll(/[^\p{L}]/gu, '').length > 1;
  return names.every(isWord) ? names : undefined;
}
