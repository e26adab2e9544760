import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts texts that the server must read again and the database must not reveal (AES-256-GCM). */
export interface SealedText {
  /** Base64url. `owner` is bound to it: a text encrypted for one owner cannot be decrypted for another. */
  seal(text: string, owner: string): string;
  /** @throws Error when it was changed, belongs to another owner, or to another secret of the server */
  open(sealed: string, owner: string): string;
}

/** Seals for one purpose, with its own key. */
export function sealedText(secrets: Secrets, end: string): SealedText {
  const key = secrets.key(end);
  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, content, cipher.getAuthTag()]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-tagBytes));
      const content = bytes.subarray(nonceBytes, -tagBytes);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
  };
}
