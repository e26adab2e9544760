import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for separate purposes, derived from one secret, so that none opens what another seals. */
export interface Secrets {
  /** A 32-byte key for one purpose. */
  key(end: string): Uint8Array;
  /** A keyed digest (base64url) of a text for one purpose. */
  digest(end: string, text: string): string;
}

/**
 * Derives keys from the given secret, or from one that is generated at the first start and kept in the data folder.
 * @throws Error when the kept one is empty or cannot be read
 */
export function openSecrets(dataDir: string, given: string | undefined): Secrets {
  const secret = given ?? keptSecret(dataDir);
  const keys = new Map<string, Uint8Array>();
  const key = (end: string): Uint8Array => {
    const known = keys.get(end) ?? new Uint8Array(hkdfSync('sha256', secret, '', `lading ${end}`, 32));
    keys.set(end, known);
    return known;
  };
  return { key, digest: (end, text) => createHmac('sha256', key(end)).update(text).digest('base64url') };
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const read = (): string | undefined => {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch {
      return undefined;
    }
  };
  const kept = read();
  if (kept) return kept;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Atomic; if another process was first, its secret is used.
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
  const made = read();
  // Keys that are derived from an empty text could be derived by anyone.
  if (!made) throw new Error(`The secret in ${file} is empty or cannot be read: restore it from a backup`);
  return made;
}
