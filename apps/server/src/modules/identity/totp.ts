import { createHmac, timingSafeEqual } from 'node:crypto';
import { secondFactorRules } from '@lading/contracts/identity';

const { digits, periodSeconds } = secondFactorRules;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The time step of a moment (RFC 6238, T with T0 = 0). */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / periodSeconds);
}

/** The code of one step: HMAC-SHA-1, truncated as in RFC 4226 §5.3. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash[hash.length - 1]! & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of a code: the current one, or one to each side for a clock that is half a minute off. Undefined when it matches none of
 * them.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  const given = Buffer.from(code);
  return [present, present - 1, present + 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

/** Base32 without padding (RFC 4648), the secret format of authenticator apps. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The address that a QR code holds for an authenticator app. */
export function otpauthAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  // Not URLSearchParams: its `+` for a blank is shown as a plus by some apps.
  const parameters = [
    `secret=${secret}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${digits}`,
    `period=${periodSeconds}`,
  ];
  return `otpauth://totp/${label}?${parameters.join('&')}`;
}
