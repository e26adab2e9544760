import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trimEnd } from '@lading/contracts/core';

let known: ReadonlySet<string> | undefined;

/**
 * Lower case, one a line: the common and breached passwords of `@zxcvbn-ts/language-common` 3.0.4 (MIT) that match the rule of spec
 * §5.
 */
const readKnown = (): ReadonlySet<string> =>
  new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));

/**
 * Whether a password is among the first that attackers try: a common or breached one, optionally followed by digits or signs, or one
 * or two characters repeated.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readKnown();
  const plain = password.toLowerCase();
  if (new Set(plain).size <= 2) return true;
  return known.has(plain) || known.has(trimEnd(plain, '0123456789_$@%'));
}
