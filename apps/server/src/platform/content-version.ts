import { createHash } from 'node:crypto';

/** A short text that differs whenever the content does: an edit sends the one that it started from. */
export const contentVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
