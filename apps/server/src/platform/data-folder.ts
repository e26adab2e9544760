import { chmodSync, mkdirSync, statSync } from 'node:fs';

/**
 * Creates the data folder, and restricts an existing one to the server's account: it holds the database, mails and files of all
 * users. A folder owned by another account (a mounted volume, for example) keeps its permissions.
 */
export function keepDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
