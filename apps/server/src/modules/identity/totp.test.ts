import { describe, expect, it } from 'vitest';
import { base32, otpauthAddress, stepAt, stepOfCode, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(at(seconds)))).toBe(code);
  });

  it('are accepted half a minute early and late, and no further', () => {
    const now = at(1_234_567_890);
    const step = stepAt(now);
    for (const near of [-1, 0, 1])
      expect(stepOfCode(secret, totpCode(secret, step + near), now)).toBe(step + near);
    for (const far of [-2, 2]) expect(stepOfCode(secret, totpCode(secret, step + far), now)).toBeUndefined();
    for (const none of ['', '00592', '0059240', 'abcdef'])
      expect(stepOfCode(secret, none, now)).toBeUndefined();
  });
});

describe('a secret', () => {
  // RFC 4648, section 10, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is written %j', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it('goes into an address that names site and account', () => {
    expect(otpauthAddress('Blue Anchor', 'ada+1@osei.test', 'MZXW6')).toBe(
      'otpauth://totp/Blue%20Anchor:ada%2B1%40osei.test?secret=MZXW6&issuer=Blue%20Anchor&algorithm=SHA1&digits=6&period=30',
    );
  });
});
