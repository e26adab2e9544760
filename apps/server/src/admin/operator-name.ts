import { userInfo } from 'node:os';

/** Who runs a command: the name given with `--as`, otherwise the user of the operating system. */
export function operatorNameOf(given: string | undefined): string {
  if (given !== undefined && given.trim() !== '') return given.trim();
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that the system has no name for.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
