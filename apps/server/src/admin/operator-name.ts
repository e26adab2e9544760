import { userInfo } from 'node:os';

/** The name of the operator: given with `--as`, otherwise the user of the operating system. */
export function operatorNameOf(given: string | undefined): string {
  if (given !== undefined && given.trim() !== '') return given.trim();
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
