import { stepAt, totpCode } from '../totp.ts';

/** Reads base32 as an authenticator app does. */
function bytesOf(secret: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code that a person's app shows for a secret at a moment. */
export const codeOfApp = (secret: string, moment: Date): string => totpCode(bytesOf(secret), stepAt(moment));
