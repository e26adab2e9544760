import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for uploads in progress, accessible to the server's account only. */
export function uploadsFolder(dataDir: string): string {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
