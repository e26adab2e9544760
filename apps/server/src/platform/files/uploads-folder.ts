import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for uploads on their way, which only the server's account may look into. */
export function uploadsFolder(dataDir: string): string {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
