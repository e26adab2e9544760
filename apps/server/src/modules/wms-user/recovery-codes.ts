import { randomInt } from 'node:crypto';
import { secondFactorRules } from '@lading/contracts/entities/second-factor';

/** Without the signs that are taken for one another (0 O, 1 I L, U V). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const half = 5;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** New recovery codes such as `K7QFM-2XW9D`: about 48 bits each, and each good once. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < secondFactorRules.recoveryCodes) codes.add(`${part()}-${part()}`);
  return [...codes];
}

/** A recovery code as it is compared: blanks, dashes and letter case do not count. */
export function bareRecoveryCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}
