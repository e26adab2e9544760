import { randomInt } from 'node:crypto';
import { newPassword } from '@lading/contracts/rules/password';
import type { Given } from './admin-command.ts';

/** Letters and digits that are not taken for one another; 16 of them are 92 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 16;

/** A password, and whether it was made here and must be shown, this once. */
export interface ChosenPassword {
  password: string;
  /** To print; empty when the operator brought his own. */
  shown: string;
}

/**
 * The password on standard input with `--password-stdin`, else a made one. Never an option: that would stand in the shell's
 * history and in the list of processes. @throws Error when it does not keep decision D3's rule
 */
export async function choosePassword(given: Given): Promise<ChosenPassword> {
  if (given.values['password-stdin'] !== true) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return { password, shown: `\nPassword, shown this once: ${password}` };
  }
  const password = (await given.readInput()).replace(/\r?\n$/, '');
  if (newPassword.safeParse(password).success) return { password, shown: '' };
  throw new Error('A password has 8 to 20 characters: digits, letters, _ $ @ %.');
}
